/** Parses and builds KLUWP's documents. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';

import type { DepositOrder, PaymentReport, ReportedStatus } from '../../../modules/payments/ports.ts';

import { disputeDocument, toDisputes } from './disputes.ts';

const states = {
  open: 'pending',
  paid: 'paid',
  declined: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
} as const satisfies Record<string, ReportedStatus>;

const paymentDocument = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  merchant_reference: z.string().max(64),
  customer_reference: z.string().max(64),
  state: z.enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]]),
  amount: z.string().max(32),
  currency: z.string().max(8),
  charged: z.object({ amount: z.string().max(32), currency: z.string().max(8) }).nullable(),
  card: z.object({ fingerprint: z.string().regex(/^[\w-]{1,100}$/) }).nullish(),
  disputes: z.array(disputeDocument).max(20).optional(),
  checkout_url: z.url().max(2_000),
  expires_at: z.iso.datetime(),
});
export type PaymentDocument = z.infer<typeof paymentDocument>;

const eventId = z.string().regex(/^[\w.:-]{1,200}$/);
const about = z.object({ merchant_reference: z.string().max(64) });
const notice = z.union([z.object({ id: eventId, payment: about }), z.object({ id: eventId, payout: about })]);

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readPayment = (text: string): PaymentDocument | undefined => paymentDocument.safeParse(json(text)).data;

/** `undefined` for an invalid list; an empty one means that there is no such payment. */
export const readPayments = (text: string): PaymentDocument[] | undefined =>
  z.object({ payments: z.array(paymentDocument) }).safeParse(json(text)).data?.payments;

type About = { readonly eventId: string } & ({ readonly paymentRef: string } | { readonly payoutRef: string });

export const readNoticeBody = (rawBody: Buffer): About | undefined => {
  const read = notice.safeParse(json(rawBody.toString('utf8'))).data;
  if (read === undefined) return undefined;
  return 'payment' in read
    ? { eventId: read.id, paymentRef: read.payment.merchant_reference }
    : { eventId: read.id, payoutRef: read.payout.merchant_reference };
};

const orderLifetimeSeconds = 3_600;

/** Always the same text for the same order, by which KLUWP recognises repetitions. */
export const orderBody = (order: DepositOrder, merchantName: string): string =>
  JSON.stringify({
    merchant_reference: order.paymentRef,
    amount: formatAmount(order.amount),
    currency: order.amount.currency,
    customer: { reference: order.playerRef, name: order.player.name, country: order.player.country },
    description: `Deposit at ${merchantName}`,
    return_url: order.returnUrl,
    notification_url: order.notificationUrl,
    expires_in_seconds: orderLifetimeSeconds,
  });

/** Undefined for an unknown currency, which puts the deposit in review. */
const moneyOf = (charged: PaymentDocument['charged']): Money | undefined => {
  const currency = parseCurrencyCode(charged?.currency ?? '');
  if (charged === null || currency === undefined) return undefined;
  const amount = parseAmount(currency, charged.amount);
  return amount.ok ? amount.money : undefined;
};

export const checkoutOf = ({ checkout_url: redirectUrl }: PaymentDocument) =>
  ({ presentation: 'redirect', redirectUrl }) as const;

export const toReport = (document: PaymentDocument): PaymentReport => ({
  reference: document.id,
  paymentRef: document.merchant_reference,
  playerRef: document.customer_reference,
  status: states[document.state],
  paid: moneyOf(document.charged),
  instrument: document.card?.fingerprint,
  ...(document.disputes === undefined ? {} : { disputes: toDisputes(document.disputes) }),
  checkout: checkoutOf(document),
  expiresAt: new Date(document.expires_at),
});
