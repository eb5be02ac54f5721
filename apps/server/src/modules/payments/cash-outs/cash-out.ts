/** A cash-out's states and the rules that need nothing but itself: pure. */
export type { CashOutState } from '@carmine/contract/deposits';
import type { CashOutState } from '@carmine/contract/deposits';
import type { CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Rules } from '../policy/cash-out-rules.ts';

export type CashOutId = Id<'wdr'>;

export interface CashOut {
  readonly id: CashOutId;
  readonly playerId: PlayerId;
  /** A chain's code. */
  readonly method: string;
  readonly currency: CurrencyCode;
  /** What left the balance; the fee is part of it. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly eurCents: bigint;
  /** In 1/10¹⁸. */
  readonly eurRate: bigint;
  readonly address: string;
  readonly state: CashOutState;
  readonly reason: string | undefined;
  /** `undefined`: by the operator's rule, or not yet. */
  readonly decidedBy: OperatorId | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly dueAt: Date;
}

/** How long each state may take; a cash-out that stays longer wants a person. */
export const dueSeconds: Readonly<Record<CashOutState, number>> = {
  requested: 60,
  review: 86_400,
  approved: 900,
  submitting: 900,
  submitted: 3_600,
  paid: 0,
  rejected: 0,
  failed: 0,
  returned: 0,
};

/** Money in legs may wait for a bank or for a person; coins may not. */
export const dueSecondsOf = (method: string, state: CashOutState): number =>
  method === 'FIAT' && state === 'submitted' ? 3 * 86_400 : dueSeconds[state];

/** What is told when it is asked for, where no person has to look at it. */
export const secondsToPay = (method: string): number =>
  method === 'FIAT'
    ? dueSecondsOf(method, 'submitted')
    : dueSeconds.requested + dueSeconds.approved + dueSeconds.submitted;

/** The one date that its player reads: what was told at first, as long as nothing holds it up. A review has its own. */
export const paidBy = ({ method, state, createdAt, dueAt }: CashOut): Date => {
  const told = new Date(createdAt.getTime() + secondsToPay(method) * 1000);
  return state === 'review' || told < dueAt ? dueAt : told;
};

export const isOver = (state: CashOutState): boolean =>
  state === 'paid' || state === 'rejected' || state === 'failed' || state === 'returned';

/** Why a person has to look at it; nothing when it may leave by itself. `dayCents`: what left or leaves within a day. */
export const reviewReason = (
  { eurCents }: Pick<CashOut, 'eurCents'>,
  rules: Rules,
  facts: {
    dayCents: bigint;
    booksBroken: boolean;
    ownAddress: boolean;
    restricted: boolean;
    /** A part that a person has to pay. */
    byHand?: boolean;
    /** Money that may not be played would go to an address that its player has not proven. */
    unproven?: boolean;
    /** The reason of those who watch over risk. */
    hold?: string | undefined;
  },
): string | undefined => {
  if (!rules.automatic) return 'by_rule';
  if (facts.booksBroken) return 'books_broken';
  if (facts.ownAddress) return 'own_address';
  if (facts.restricted) return 'player_restricted';
  if (facts.hold !== undefined) return facts.hold;
  if (facts.unproven === true) return 'address_unproven';
  if (facts.byHand === true) return 'paid_by_hand';
  if (eurCents > rules.automaticUpTo) return 'above_automatic';
  return facts.dayCents > rules.automaticPerDay ? 'above_day' : undefined;
};
