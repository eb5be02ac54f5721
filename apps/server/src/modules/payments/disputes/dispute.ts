/** A charge-back of a deposit as a case, and the rules about its states. */
import type { DisputeState } from '@carmine/contract/back-office/money/dispute-cases';
import type { CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/index.ts';

export type { DisputeState } from '@carmine/contract/back-office/money/dispute-cases';
export type DisputeId = Id<'dsp'>;
export type Outcome = Extract<DisputeState, 'won' | 'lost'>;

export interface Dispute {
  readonly id: DisputeId;
  readonly playerId: PlayerId;
  readonly depositId: DepositId;
  readonly gateway: string;
  /** The gateway's own; undefined while only its letter is known. */
  readonly reference: string | undefined;
  /** The gateway's code. */
  readonly reason: string | undefined;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly state: DisputeState;
  readonly dueAt: Date | undefined;
  readonly openedBy: OperatorId | undefined;
  readonly openedBecause: string | undefined;
  /** How evidence was sent. */
  readonly way: 'gateway' | 'by hand' | undefined;
  readonly answeredBy: OperatorId | undefined;
  readonly answeredAt: Date | undefined;
  /** Why the gateway took no evidence. */
  readonly refusedBecause: string | undefined;
  readonly decidedBy: 'gateway' | 'operators' | undefined;
  readonly decidedAt: Date | undefined;
  readonly createdAt: Date;
}

/** Nobody has decided it yet. */
export const isOpenCase = (state: DisputeState): boolean =>
  state === 'open' || state === 'submitting' || state === 'represented';

/** How long before the last day for evidence an operator is warned. */
export const warnedHours = 72;
