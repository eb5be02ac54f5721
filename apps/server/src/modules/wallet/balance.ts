/** What a player holds, and what may be cashed out of it. */
import type { CurrencyCode } from '@carmine/money';

/** Subunits of the currency. */
export interface WalletBalance {
  readonly currency: CurrencyCode;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly locked: bigint;
  readonly freeSpinWin: bigint;
  readonly cashoutPending: bigint;
  readonly default: boolean;
}

export interface Withdrawable {
  readonly currency: CurrencyCode;
  /** Cash whose deposits were staked once, and all locked money. */
  readonly withdrawable: bigint;
  readonly locked: bigint;
  /** What must still be staked before the rest of the cash can leave. */
  readonly unstaked: bigint;
}
