/** What a player holds, and what may be cashed out of it. */
import type { CurrencyCode } from '@carmine/money';
import type { PaymentId, RoundId } from '../ids.ts';

/** Subunits of the currency. */
export interface WalletBalance {
  readonly currency: CurrencyCode;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly locked: bigint;
  readonly freeSpinWin: bigint;
  readonly cashoutPending: bigint;
  /** What the player owes the house: while it is above nothing, no money leaves in any currency. */
  readonly owed: bigint;
  readonly default: boolean;
}

export interface Withdrawable {
  readonly currency: CurrencyCode;
  /** Cash whose deposits were staked once, and all locked money. */
  readonly withdrawable: bigint;
  readonly locked: bigint;
  /** The part of the locked money that only a deposit limit keeps from play: it becomes cash when the limit has room. */
  readonly lockedByLimit: bigint;
  /** What must still be staked before the rest of the cash can leave. */
  readonly unstaked: bigint;
  /** The account keeps its player from play: a break, a closing, or a home where none is offered. */
  readonly barred: boolean;
}

/** One of a player's accounts, as one movement changed it. */
export interface StatementEntry {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly account: 'cash' | 'bonus' | 'free_spin_win' | 'cashout_pending' | 'locked';
  readonly currency: CurrencyCode;
  /** Below zero: it left the account. */
  readonly amount: bigint;
  readonly roundId: RoundId | null;
  readonly paymentId: PaymentId | null;
}
