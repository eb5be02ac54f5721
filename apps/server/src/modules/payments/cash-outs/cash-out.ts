/** Withdrawal states and the pure rules about them. */
export type { CashOutState } from '@carmine/contract/payments/cash-out-states';
import { cashOutStates, cashOutTable, type CashOutState } from '@carmine/contract/payments/cash-out-states';
import { currency as currencyOf, type CurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Rules } from '../policy/index.ts';

export type CashOutId = Id<'wdr'>;

export interface CashOut {
  readonly id: CashOutId;
  readonly playerId: PlayerId;
  /** Its rail's method: a network's code, or `FIAT`. */
  readonly method: string;
  readonly currency: CurrencyCode;
  /** Amount debited from the balance, fee included. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly eurCents: bigint;
  /** In 1/10¹⁸. */
  readonly eurRate: bigint;
  readonly address: string;
  readonly state: CashOutState;
  readonly reason: string | undefined;
  /** `undefined`: decided by the operator's rule, or not decided yet. */
  readonly decidedBy: OperatorId | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly dueAt: Date;
}

/** Fiat is paid in legs; crypto in one transaction. */
export const isInLegs = ({ currency }: Pick<CashOut, 'currency'>): boolean => currencyOf(currency).type === 'FIAT';

/** How long it may stay in this state before an operator is alerted. */
export const dueSecondsOf = (cashOut: Pick<CashOut, 'currency'>, state: CashOutState): number => {
  const { dueSeconds, dueSecondsInMoney = dueSeconds } = cashOutTable[state];
  return isInLegs(cashOut) ? dueSecondsInMoney : dueSeconds;
};

const onItsWay = ['requested', 'approved', 'submitted'] as const;

/** Estimate given at the request, if no operator has to review it. */
export const secondsToPay = (currency: CurrencyCode): number =>
  isInLegs({ currency })
    ? dueSecondsOf({ currency }, 'submitted')
    : onItsWay.reduce((sum, state) => sum + dueSecondsOf({ currency }, state), 0);

/** The date shown to the player: the first estimate unless something delays it. A review has a separate due date. */
export const paidBy = ({ currency, state, createdAt, dueAt }: CashOut): Date => {
  const expected = new Date(createdAt.getTime() + secondsToPay(currency) * 1000);
  return state === 'review' || expected < dueAt ? dueAt : expected;
};

export const isOver = (state: CashOutState): boolean => cashOutTable[state].money !== 'held';

/** The money was returned to the wallet. */
export const isBack = (state: CashOutState): boolean => cashOutTable[state].money === 'back';

/** These states as an SQL list. */
const listed = (isListed: (state: CashOutState) => boolean): string =>
  cashOutStates
    .filter(isListed)
    .map((state) => `'${state}'`)
    .join(', ');

export const openStates = listed((state) => !isOver(state));
export const overStates = listed(isOver);
export const backStates = listed(isBack);

/** Why an operator has to review it; undefined if it can be paid automatically. `dayCents`: paid or being paid within 24 hours. */
export const reviewReason = (
  { eurCents }: Pick<CashOut, 'eurCents'>,
  rules: Rules,
  facts: {
    dayCents: bigint;
    booksBroken: boolean;
    ownAddress: boolean;
    restricted: boolean;
    /** Part of it has to be paid by an operator. */
    byHand?: boolean;
    /** Locked money would go to an address that its player has not proven. */
    unproven?: boolean;
    /** Reason of a compliance hold. */
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
