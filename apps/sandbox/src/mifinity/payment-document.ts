/** Documents of payments and payouts, and the words for their states. */
import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@carmine/money';
import type { GatewayPayment, PaymentState } from '../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../gateway/payouts.ts';

const statuses: Readonly<Record<PaymentState, string>> = {
  open: 'NOT_COMPLETED',
  paid: 'SUCCESSFUL',
  declined: 'FAILED',
  expired: 'FAILED',
  cancelled: 'FAILED',
  refunded: 'SUCCESSFUL',
  charged_back: 'SUCCESSFUL',
};
export const statusOf = (state: PaymentState): string => statuses[state];

export const payoutStatus = {
  pending: 'SUBMITTED',
  paid: 'PROCESSED BY ACQUIRER',
  failed: 'REJECTED',
} as const;

const moneyOf = (amount: string, currency: CurrencyCode) => ({
  ...{ amount, currency, presentationAmount: `${currency}${amount}` },
});

/** Sixteen digits, the same for a customer of the shop whenever they pay. */
export const accountOf = ({ reference }: GatewayPayment['customer']): string =>
  `5001${(createHash('sha256').update(reference).digest().readUIntBE(0, 6) % 1_000_000_000_000).toString().padStart(12, '0')}`;

export const referenceOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

export const paymentResponse = (payment: GatewayPayment) => {
  const { amount, currency } = payment.charged ?? payment;
  return {
    ...{ traceId: payment.merchantReference, clientReference: payment.customer.reference },
    money: moneyOf(payment.amount, payment.currency),
    ...{ sourceMoney: moneyOf(amount, currency), destinationMoney: moneyOf(amount, currency) },
    ...{ description: payment.description, transactionReference: referenceOf(payment.id), paymentType: 'EWALLET' },
    ...(payment.charged === null ? {} : { customerAccountNumber: accountOf(payment.customer) }),
  };
};

export const statusDocument = (payment: GatewayPayment) => ({
  payload: [
    {
      status: statusOf(payment.state),
      ...(payment.state === 'cancelled' ? { detailedStatus: 'ABANDONED_BY_USER' } : {}),
      paymentResponse: paymentResponse(payment),
    },
  ],
});

export const transferDocument = (payout: GatewayPayout, payoutMs: number) => ({
  payload: [
    {
      ...{ traceId: payout.merchantReference, transactionReference: referenceOf(payout.id) },
      ...{ status: payoutStatus[stateOf(payout, payoutMs)], money: moneyOf(payout.amount, payout.currency) },
    },
  ],
});
