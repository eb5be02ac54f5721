/** A payment as KLUWP keeps it, and as its API shows it. */
import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@carmine/money';

export type KluwpState = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled' | 'refunded' | 'charged_back';

export interface KluwpPayment {
  readonly id: string;
  readonly merchantReference: string;
  readonly requestHash: string;
  /** What was asked for: a decimal string in units. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  /** What the card was really charged, once it was. */
  readonly charged: { readonly amount: string; readonly currency: CurrencyCode } | null;
  readonly customer: { readonly reference: string; readonly name: string; readonly country: string };
  readonly description: string;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly state: KluwpState;
  readonly declineCode: string | null;
  /** ISO times. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly expiresAt: string;
  /** Set by the outcome `approve-late`: when the card network's late answer comes. */
  readonly paysAt: string | null;
  /** The card it was paid with; the customer's own without. */
  readonly card?: CardChoice;
}

/** `shared`: one card in the hands of many customers, to see what the shop makes of it. */
export const cardChoices = ['own', 'shared'] as const;
export type CardChoice = (typeof cardChoices)[number];

/** A fingerprint says which card it is and nothing about it: the same card has the same one at every shop's customer. */
const cardOf = ({ card, customer }: KluwpPayment) => {
  const number = card === 'shared' ? '4000 0566 5566 5556' : `4242 of ${customer.reference}`;
  const fingerprint = `crd_${createHash('sha256').update(number).digest('hex').slice(0, 20)}`;
  return { brand: 'visa', last4: card === 'shared' ? '5556' : '4242', country: 'MT', fingerprint };
};

/** The API's document. */
export const paymentDocument = (payment: KluwpPayment, checkoutUrl: string) => ({
  id: payment.id,
  merchant_reference: payment.merchantReference,
  state: payment.state,
  amount: payment.amount,
  currency: payment.currency,
  charged: payment.charged,
  customer_reference: payment.customer.reference,
  decline_code: payment.declineCode,
  card: payment.charged === null ? null : { ...cardOf(payment), holder: payment.customer.name },
  checkout_url: checkoutUrl,
  created_at: payment.createdAt,
  updated_at: payment.updatedAt,
  expires_at: payment.expiresAt,
});
