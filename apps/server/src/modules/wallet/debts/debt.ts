/** What a player owes the house because deposits or rounds were reversed after the money had left the wallet. */
import type { CurrencyCode } from '@carmine/money';
import type { PaymentId } from '../ids.ts';

export interface Debt {
  readonly currency: CurrencyCode;
  /** Subunits, above zero. */
  readonly owed: bigint;
  readonly since: Date;
}

/**
 * Why a debt grew (`deposit_reversed`, `round_reversed`, a withdrawal that was `paid_twice`) or shrank: a `deposit`, a
 * returned `withdrawal`, from the `wallet` at the player's request, a write-off by two operators, or a
 * charge-back that was won (`dispute_won`).
 */
export type DebtCause =
  | 'deposit_reversed'
  | 'round_reversed'
  | 'paid_twice'
  | 'deposit'
  | 'withdrawal'
  | 'wallet'
  | 'written_off'
  | 'dispute_won';

export interface DebtMovement {
  readonly at: Date;
  readonly currency: CurrencyCode;
  readonly cause: DebtCause;
  /** Subunits; negative when the debt shrank. */
  readonly amount: bigint;
  /** The deposit or withdrawal. */
  readonly paymentId: PaymentId | null;
}
