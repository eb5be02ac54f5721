/** A payment's movements of money. Each step of a payment is booked once; asked again it answers the same. */
import type { CurrencyCode } from '@carmine/money';
import type { PaymentId, PlayerId } from '../ids.ts';

/** `repeated`: this step was already booked; nothing moved again. Other values for the same step are a bug and throw. */
export type Booking = { readonly ok: true; readonly repeated: boolean };

/** Whose clearing account stands on the other side. */
export type PartyKind = 'provider' | 'chain';

export interface DepositCredit {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  /** A gateway's or a chain's code. */
  readonly provider: string;
  /** Default `provider`. */
  readonly partyKind?: PartyKind;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  /**
   * `within_limits`: what a deposit limit does not allow any more goes to `locked`, the rest to cash. A player who may not
   * play gets everything locked, whatever is asked.
   */
  readonly to: 'cash' | 'locked' | 'within_limits';
  /** `Rate.scaled` of the currency. */
  readonly eurRate: bigint;
}
