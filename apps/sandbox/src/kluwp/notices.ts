/** KLUWP's notifications and their signature. */
import type { NoticeWords } from '../gateway/notifications.ts';
import { notificationSignature } from './signature.ts';

const created = (): number => Math.floor(Date.now() / 1000);

export const notices: NoticeWords = {
  payment: (eventId, payment, state) =>
    JSON.stringify({
      id: eventId,
      type: `payment.${state}`,
      created: created(),
      payment: {
        id: payment.id,
        merchant_reference: payment.merchantReference,
        state,
        amount: (payment.charged ?? payment).amount,
        currency: (payment.charged ?? payment).currency,
        customer_reference: payment.customer.reference,
      },
    }),
  payout: (eventId, { id, merchantReference, amount, currency }) =>
    JSON.stringify({
      id: eventId,
      type: 'payout.paid',
      created: created(),
      payout: { id, merchant_reference: merchantReference, state: 'paid', amount, currency },
    }),
  headers: (key, body, now) => ({
    'user-agent': 'KLUWP-Notifications/1',
    'kluwp-signature': notificationSignature(key, body, now),
  }),
};
