/** Documents of the dialect: amounts in minor units as texts, its own words for states. */
import { formatAmount, money, parseAmount, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { cardOf, type GatewayPayment, type PaymentState } from '../../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../../gateway/payouts.ts';

export const words = {
  open: 'CREATED',
  paid: 'CAPTURED',
  declined: 'REJECTED',
  expired: 'LAPSED',
  cancelled: 'ABANDONED',
  refunded: 'RETURNED',
  charged_back: 'DISPUTED',
} as const satisfies Record<PaymentState, string>;

const payoutWords = { pending: 'QUEUED', paid: 'SETTLED', failed: 'BOUNCED' } as const;

const minor = ({ amount, currency }: { readonly amount: string; readonly currency: CurrencyCode }) => {
  const parsed = parseAmount(currency, amount);
  return { amount: parsed.ok ? parsed.money.subunits.toString() : '0', currency };
};

/** Empty for a currency that is none. */
export const major = (amount: string, code: string): string => {
  const currency = parseCurrencyCode(code);
  return currency === undefined ? '' : formatAmount(money(currency, BigInt(amount)));
};

export const paymentDocument = (payment: GatewayPayment, page: string) => ({
  ...{ payment: payment.id, order: payment.merchantReference, customer: payment.customer.reference },
  ...{ status: words[payment.state], ...minor(payment), captured: payment.charged && minor(payment.charged) },
  card: payment.charged && cardOf(payment).fingerprint,
  ...{ page, valid_until: payment.expiresAt },
});

export const payoutDocument = (payout: GatewayPayout, payoutMs: number) => ({
  ...{ payout: payout.id, order: payout.merchantReference, payment: payout.payment },
  ...{ status: payoutWords[stateOf(payout, payoutMs)], ...minor(payout) },
});
