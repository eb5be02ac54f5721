/** Callbacks: unsigned documents of what happened, without a status; payouts have two. */
import type { NoticeWords } from '../gateway/notifications.ts';
import type { GatewayPayout } from '../gateway/payouts.ts';
import { paymentResponse, payoutStatus, referenceOf } from './payment-document.ts';

const told = ({ id, merchantReference, amount, currency }: GatewayPayout, status: string): string =>
  JSON.stringify({
    ...{ traceId: merchantReference, transactionReference: referenceOf(id), status },
    money: { amount, currency },
  });

export const notices: NoticeWords = {
  payment: (_eventId, payment, state) =>
    JSON.stringify(
      state === 'paid'
        ? paymentResponse(payment)
        : { ...paymentResponse(payment), errors: [{ errorCode: 5000, type: 'PAYMENT_FAILED' }] },
    ),
  submitted: (payout) => told(payout, payoutStatus.pending),
  payout: (_eventId, payout) => told(payout, payoutStatus.paid),
  headers: () => ({}),
  isUnsigned: true,
};
