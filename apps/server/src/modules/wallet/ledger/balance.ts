/** A player's balances, and what can be withdrawn from them. */
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
  /** At tables with seats: the player's, and back in cash when the player leaves them. */
  readonly atTables: bigint;
  /** The player's debt: while it is above zero, no withdrawal is possible in any currency. */
  readonly owed: bigint;
  readonly default: boolean;
}

export interface Withdrawable {
  readonly currency: CurrencyCode;
  /** Cash from deposits that were staked once, plus all locked money. */
  readonly withdrawable: bigint;
  readonly locked: bigint;
  /** Locked money that only exceeds a deposit limit: it becomes cash when the limit has room. */
  readonly lockedByLimit: bigint;
  /** Amount that must still be staked before the rest of the cash can be withdrawn. */
  readonly unstaked: bigint;
  /** The player may not play: a break, a closed account, or a country that is not served. */
  readonly barred: boolean;
}

/** One account of a player as changed by one transfer. */
export interface StatementEntry {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly account: 'cash' | 'bonus' | 'free_spin_win' | 'cashout_pending' | 'locked' | 'table';
  readonly currency: CurrencyCode;
  /** Negative: it left the account. */
  readonly amount: bigint;
  readonly roundId: RoundId | null;
  readonly paymentId: PaymentId | null;
}
