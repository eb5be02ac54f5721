/** What is said about payments, transfers and refunds: fields of a form, and the few XML documents. */
import { createHash } from 'node:crypto';
import type { GatewayPayment, PaymentState } from '../gateway/payment.ts';
import { stateOf, type GatewayPayout } from '../gateway/payouts.ts';
import { escapeText } from '../html.ts';

/** The account that the sandbox and the server know each other by. */
export const merchant = { id: '4600001', email: 'casino@sandbox.example' } as const;

const statuses: Readonly<Record<PaymentState, string>> = {
  open: '0',
  paid: '2',
  declined: '-2',
  expired: '-1',
  cancelled: '-1',
  refunded: '2',
  charged_back: '-3',
};

const payoutStatuses = { pending: '1', paid: '2', failed: '-2' } as const;

/** Ten digits, the same for one id. */
export const numberOf = (id: string): string =>
  (1_000_000_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 4_000_000_000)).toString();

export const accountOf = ({ email, reference }: GatewayPayment['customer']): string =>
  email ?? `${reference}@wallet.example`;

export const paymentFields = (payment: GatewayPayment, state: PaymentState = payment.state) => {
  const { amount, currency } = payment.charged ?? payment;
  return {
    ...{ pay_to_email: merchant.email, pay_from_email: accountOf(payment.customer), merchant_id: merchant.id },
    ...{ customer_id: numberOf(payment.customer.reference), transaction_id: payment.merchantReference },
    ...{ mb_transaction_id: numberOf(payment.id), mb_amount: amount, mb_currency: currency },
    ...{ status: statuses[state], amount: payment.amount, currency: payment.currency, payment_type: 'WLT' },
    ...payment.merchantFields,
  };
};

export const payoutFields = (payout: GatewayPayout, payoutMs: number) => ({
  ...{ pay_from_email: merchant.email, merchant_id: merchant.id, transaction_id: payout.merchantReference },
  ...{ mb_transaction_id: numberOf(payout.id), mb_amount: payout.amount, mb_currency: payout.currency },
  status: payoutStatuses[stateOf(payout, payoutMs)],
});

export type Elements = { readonly [name: string]: string | Elements };

const element = ([name, value]: readonly [string, string | Elements]): string =>
  `<${name}>${typeof value === 'string' ? escapeText(value) : Object.entries(value).map(element).join('\n')}</${name}>`;

export const xml = (response: Elements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(['response', response])}\n`;

export const errorXml = (message: string): string => xml({ error: { error_msg: message } });
