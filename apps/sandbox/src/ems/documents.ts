/** EMS's documents of orders and payouts. */
import { cardOf, type GatewayPayment, type PaymentState } from '../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../gateway/payouts.ts';

const orderStates: Readonly<Record<PaymentState, string>> = {
  open: 'AWAITING',
  paid: 'SETTLED',
  declined: 'REJECTED',
  expired: 'LAPSED',
  cancelled: 'ABANDONED',
  refunded: 'RETURNED',
  charged_back: 'DISPUTED',
};

const payoutStates = { pending: 'QUEUED', paid: 'SENT', failed: 'BOUNCED' } as const;

const sum = ({ amount: value, currency: unit }: { readonly amount: string; readonly currency: string }) => ({
  ...{ value, unit },
});

const cardShown = (payment: GatewayPayment) => {
  const { fingerprint, brand, last4 } = cardOf(payment);
  return { token: `tok_${fingerprint.slice(4)}`, brand, ends_in: last4 };
};

export const orderDocument = (payment: GatewayPayment, payAt: string) => ({
  order: payment.id,
  shop_reference: payment.merchantReference,
  buyer: payment.customer.reference,
  state: orderStates[payment.state],
  total: sum(payment),
  taken: payment.charged === null ? null : sum(payment.charged),
  paid_with: payment.charged === null ? null : cardShown(payment),
  pay_at: payAt,
  open_until: payment.expiresAt,
  made_at: payment.createdAt,
});

export const payoutDocument = (payout: GatewayPayout, payoutMs: number) => ({
  payout: payout.id,
  shop_reference: payout.merchantReference,
  order: payout.payment,
  amount: sum(payout),
  state: payoutStates[stateOf(payout, payoutMs)],
});
