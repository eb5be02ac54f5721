/** What a player owes the house of deposits and rounds that were taken back after the money had left the wallet. */
import type { CurrencyCode } from '@carmine/money';
import type { PaymentId } from '../ids.ts';

export interface Debt {
  readonly currency: CurrencyCode;
  /** Subunits, above nothing. */
  readonly owed: bigint;
  readonly since: Date;
}

/**
 * What made the debt more (`deposit_taken_back`, `round_taken_back`, a withdrawal that was `paid_twice`) or less: a `deposit`, a `withdrawal` that came back, the
 * `wallet` on the player's word, or two operators.
 */
export type DebtCause =
  | 'deposit_taken_back'
  | 'round_taken_back'
  | 'paid_twice'
  | 'deposit'
  | 'withdrawal'
  | 'wallet'
  | 'written_off';

export interface DebtMovement {
  readonly at: Date;
  readonly currency: CurrencyCode;
  readonly cause: DebtCause;
  /** Subunits; below zero: less is owed than before. */
  readonly amount: bigint;
  /** The deposit or the withdrawal. */
  readonly paymentId: PaymentId | null;
}
