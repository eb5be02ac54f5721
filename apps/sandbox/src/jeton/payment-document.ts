/** Documents of the wallet's payments and payouts, and its few words for their states. */
import { createHash } from 'node:crypto';
import type { GatewayPayment, PaymentState } from '../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../gateway/payouts.ts';

/** Whatever ends unpaid has failed: it says no more. */
export const statusOf = (state: PaymentState): string => {
  if (state === 'open') return 'INITIALIZED';
  return state === 'declined' || state === 'expired' || state === 'cancelled' ? 'FAILED' : 'SUCCESS';
};

export const payoutStatus = { pending: 'PROCESSING', paid: 'SUCCESS', failed: 'FAILED' } as const;

/** Eight digits, the same for a customer of the shop whenever they pay. */
export const walletOf = (customer: GatewayPayment['customer']): string =>
  (10_000_000 + (createHash('sha256').update(customer.reference).digest().readUInt32BE() % 90_000_000)).toString();

/** A number, the same for one id. */
export const numberOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE();

export const payDocument = (payment: GatewayPayment) => ({
  ...{ orderId: payment.merchantReference, paymentId: numberOf(payment.id), type: 'PAY' },
  ...{ status: statusOf(payment.state), amount: (payment.charged ?? payment).amount },
  ...{ currency: (payment.charged ?? payment).currency, customerReferenceNo: payment.customer.reference },
  ...(payment.charged === null ? {} : { customer: walletOf(payment.customer) }),
  created: payment.createdAt,
});

export const payoutDocument = (payout: GatewayPayout, payoutMs: number) => ({
  ...{ orderId: payout.merchantReference, paymentId: numberOf(payout.id), type: 'PAYOUT' },
  ...{ status: payoutStatus[stateOf(payout, payoutMs)], amount: payout.amount, currency: payout.currency },
  created: payout.createdAt,
});
