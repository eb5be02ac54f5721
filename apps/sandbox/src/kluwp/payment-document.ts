/** KLUWP's document of a payment. */
import { disputeDocument } from './dispute-api.ts';
import { cardOf, type GatewayPayment } from '../gateway/payment.ts';

export const paymentDocument = (payment: GatewayPayment, checkoutUrl: string) => ({
  id: payment.id,
  merchant_reference: payment.merchantReference,
  state: payment.state,
  amount: payment.amount,
  currency: payment.currency,
  charged: payment.charged,
  customer_reference: payment.customer.reference,
  decline_code: payment.declineCode,
  card: payment.charged === null ? null : { ...cardOf(payment), holder: payment.customer.name },
  disputes: (payment.disputes ?? []).map((one) => disputeDocument(one, payment.currency)),
  checkout_url: checkoutUrl,
  created_at: payment.createdAt,
  updated_at: payment.updatedAt,
  expires_at: payment.expiresAt,
});
