/** Forms of the dialect: amounts in units, states as numbers. */
import { cardOf, type GatewayPayment, type PaymentState } from '../../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../../gateway/payouts.ts';
import type { Fields } from './digest.ts';

export const numbers = {
  open: '10',
  paid: '20',
  declined: '30',
  expired: '31',
  cancelled: '32',
  refunded: '40',
  charged_back: '50',
} as const satisfies Record<PaymentState, string>;

export const paymentFields = (payment: GatewayPayment): Fields => ({
  ...{ result: 'ok', id: payment.id, order: payment.merchantReference, customer: payment.customer.reference },
  ...{ state: numbers[payment.state], amount: payment.amount, currency: payment.currency },
  paid_amount: payment.charged?.amount ?? '',
  paid_currency: payment.charged?.currency ?? '',
  card: payment.charged === null ? '' : cardOf(payment).fingerprint,
  valid_until: String(Math.floor(Date.parse(payment.expiresAt) / 1000)),
});

const payoutNumbers = { pending: '10', paid: '20', failed: '30' } as const;

export const payoutFields = (payout: GatewayPayout, payoutMs: number): Fields => ({
  ...{ result: 'ok', id: payout.id, order: payout.merchantReference, payment: payout.payment },
  ...{ state: payoutNumbers[stateOf(payout, payoutMs)], amount: payout.amount, currency: payout.currency },
});
