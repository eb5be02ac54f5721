/** The transfers of a payment. Each step is booked once; repeating it returns the same result. */
import type { CurrencyCode } from '@carmine/money';
import type { PaymentId, PlayerId } from '../ids.ts';

/** `repeated`: this step was already booked and nothing moved. Throws if the values differ from the first call, which is a bug. */
export type Booking = { readonly ok: true; readonly repeated: boolean };

/** The kind of the counterparty's clearing account. */
export type PartyKind = 'provider' | 'chain';

export interface DepositCredit {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  /** A gateway's or a network's code. */
  readonly provider: string;
  /** Default `provider`. */
  readonly partyKind?: PartyKind;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  /**
   * `within_limits`: what exceeds a deposit limit goes to `locked`, the rest to cash. If the player may not play, everything
   * is locked, whatever is passed.
   */
  readonly to: 'cash' | 'locked' | 'within_limits';
  /** `Rate.scaled` of the currency. */
  readonly eurRate: bigint;
}
