/** A cash-out's states and the rules that need nothing but itself: pure. */
export type { CashOutState } from '@carmine/contract/cash-out-states';
import { cashOutStates, cashOutTable, type CashOutState } from '@carmine/contract/cash-out-states';
import { currency as currencyOf, type CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Rules } from '../policy/index.ts';

export type CashOutId = Id<'wdr'>;

export interface CashOut {
  readonly id: CashOutId;
  readonly playerId: PlayerId;
  /** That of its rail: a network's code, or `FIAT`. */
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

/** Money goes in legs; coins in one transaction. */
export const isInLegs = ({ currency }: Pick<CashOut, 'currency'>): boolean => currencyOf(currency).type === 'FIAT';

/** How long it may stay in this state; longer wants a person. */
export const dueSecondsOf = (cashOut: Pick<CashOut, 'currency'>, state: CashOutState): number => {
  const { dueSeconds, dueSecondsInMoney = dueSeconds } = cashOutTable[state];
  return isInLegs(cashOut) ? dueSecondsInMoney : dueSeconds;
};

const onItsWay = ['requested', 'approved', 'submitted'] as const;

/** What is told when it is asked for, where no person has to look at it. */
export const secondsToPay = (currency: CurrencyCode): number =>
  isInLegs({ currency })
    ? dueSecondsOf({ currency }, 'submitted')
    : onItsWay.reduce((sum, state) => sum + dueSecondsOf({ currency }, state), 0);

/** The one date that its player reads: what was told at first, as long as nothing holds it up. A review has its own. */
export const paidBy = ({ currency, state, createdAt, dueAt }: CashOut): Date => {
  const told = new Date(createdAt.getTime() + secondsToPay(currency) * 1000);
  return state === 'review' || told < dueAt ? dueAt : told;
};

export const isOver = (state: CashOutState): boolean => cashOutTable[state].money !== 'held';

/** The money has come back to the wallet. */
export const isBack = (state: CashOutState): boolean => cashOutTable[state].money === 'back';

/** Those states, as a list in SQL. */
const listed = (isListed: (state: CashOutState) => boolean): string =>
  cashOutStates
    .filter(isListed)
    .map((state) => `'${state}'`)
    .join(', ');

export const openStates = listed((state) => !isOver(state));
export const overStates = listed(isOver);
export const backStates = listed(isBack);

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
