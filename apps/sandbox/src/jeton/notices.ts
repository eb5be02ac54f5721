/** Notifications of final states: unsigned JSON, sent up to five times until the merchant answers. */
import type { NoticeWords } from '../gateway/notifications.ts';
import { numberOf, payDocument, payoutStatus, statusOf } from './payment-document.ts';

export const notices: NoticeWords = {
  payment: (_eventId, payment, state) => JSON.stringify({ ...payDocument(payment), status: statusOf(state) }),
  payout: (_eventId, { id, merchantReference, amount, currency }) =>
    JSON.stringify({
      ...{ orderId: merchantReference, paymentId: numberOf(id), type: 'PAYOUT', status: payoutStatus.paid },
      ...{ amount, currency },
    }),
  headers: () => ({}),
  isUnsigned: true,
  mostAttempts: 5,
};
