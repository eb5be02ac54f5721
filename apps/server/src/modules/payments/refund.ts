/** What came and was refused, on its way back: pure. */
import type { Money } from '@carmine/money';
import type { Deposit, DepositId } from './deposit.ts';
import type { DepositGateway } from './ports.ts';

export type RefundState = 'waiting' | 'sent' | 'by_hand' | 'paid';

export interface Refund {
  readonly depositId: DepositId;
  /** What came; `undefined` where nobody here can read what it was. */
  readonly amount: Money | undefined;
  readonly state: RefundState;
  /** From 1; each certain failure begins another one. */
  readonly attempt: number;
  readonly reference: string | undefined;
  readonly updatedAt: Date;
}

/** A card that three orders could not reach is not reached by a fourth. */
export const mostAttempts = 3;

/** Before the next order, by the number of the one that failed. */
export const pauseSeconds = (attempt: number): number => (attempt === 1 ? 60 : 900);

/** Whether the gateway can be asked at all, or a person has to pay it. */
export const firstState = (
  { paid, providerReference }: Pick<Deposit, 'paid' | 'providerReference'>,
  gateway: DepositGateway | undefined,
): RefundState =>
  paid !== undefined && providerReference !== undefined && gateway?.payouts !== undefined ? 'waiting' : 'by_hand';
