/** The document of a transaction, and its words for every state. */
import type { GatewayPayment, PaymentState } from '../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../gateway/payouts.ts';

/** An e-transfer is final: it is neither refunded nor charged back. */
const statuses: Readonly<Partial<Record<PaymentState, string>>> = {
  open: 'STATUS_INITED',
  declined: 'STATUS_REJECTED',
  expired: 'STATUS_EXPIRED',
  cancelled: 'STATUS_ABORTED1',
};
export const statusOf = (state: PaymentState): string => statuses[state] ?? 'STATUS_SUCCESS';

export const payoutStatus = { pending: 'STATUS_PENDING', paid: 'STATUS_SUCCESS', failed: 'STATUS_FAILED' } as const;

export const paymentTransaction = (payment: GatewayPayment) => ({
  ...{ transactionId: payment.merchantReference, type: 'CPI', status: statusOf(payment.state) },
  ...{ userId: payment.customer.reference, name: payment.customer.name, email: payment.customer.email },
  amount: (payment.charged ?? payment).amount,
  currency: (payment.charged ?? payment).currency,
  created: payment.createdAt,
});

export const payoutTransaction = (payout: GatewayPayout, { customer }: GatewayPayment, payoutMs: number) => ({
  ...{ transactionId: payout.merchantReference, type: 'ETO', status: payoutStatus[stateOf(payout, payoutMs)] },
  ...{ userId: customer.reference, name: customer.name, email: customer.email },
  ...{ amount: payout.amount, currency: payout.currency, created: payout.createdAt },
});
