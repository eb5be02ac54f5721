/** Parses and builds Jeton's documents. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, PaymentReport, PayoutOrder, ReportedStatus } from '../../../modules/payments/ports.ts';

/** The presentations it offers, and its words for them. */
export const methods = { redirect: 'CHECKOUT', qr: 'QR' } as const;
export type OfferedPresentation = keyof typeof methods;

const statuses = {
  INITIALIZED: 'pending',
  PROCESSING: 'pending',
  SUCCESS: 'paid',
  FAILED: 'failed',
} as const satisfies Record<string, ReportedStatus>;
type Status = keyof typeof statuses;

/** `PAY`: a deposit. */
export type TransactionType = 'PAY' | 'PAYOUT';

const orderId = z.string().regex(/^[\w-]{1,64}$/);
const page = z.url({ protocol: /^https?$/ }).max(1_000);

const payDocument = z.object({ orderId, checkout: page.optional(), qr: page.optional() });
const payoutAccepted = z.object({
  orderId,
  paymentId: z.union([z.int().min(0), z.string().max(64)]).transform(String),
});

const statusDocument = z.object({
  orderId,
  type: z.enum(['PAY', 'PAYOUT']),
  status: z.enum(Object.keys(statuses) as [Status, ...Status[]]),
  /** A number; its digits are what counts. */
  amount: z.union([z.string().max(32), z.number()]).transform(String),
  currency: z.string().max(8),
  customerReferenceNo: z.string().max(64).optional(),
  /** The wallet that paid. */
  customer: z.string().max(64).optional(),
  created: z.iso.datetime(),
});
export type StatusDocument = z.infer<typeof statusDocument>;

/** Its events have no ids: the same status of the same order is the same event. */
const notice = z.object({
  orderId,
  type: z.enum(['PAY', 'PAYOUT']),
  status: z.string().regex(/^[A-Z_]{1,32}$/),
});

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readPay = (text: string) => read(payDocument, text);
export const readPayoutAccepted = (text: string) => read(payoutAccepted, text);
export const readStatus = (text: string): StatusDocument | undefined => read(statusDocument, text);
export const readNotice = (rawBody: Buffer) => read(notice, rawBody.toString('utf8'));

export const moneyOf = ({ currency: code, amount: text }: StatusDocument): Money | undefined => {
  const currency = parseCurrencyCode(code);
  const amount = currency === undefined ? undefined : parseAmount(currency, text);
  return amount?.ok === true ? amount.money : undefined;
};

const isSame = (a: Money | undefined, b: Money): boolean => a?.currency === b.currency && a.subunits === b.subunits;

/** The amount is a number in their documents, and never one in ours. */
const withAmount = (amount: Money, rest: object): string =>
  `{"amount":${formatAmount(amount)},${JSON.stringify({ currency: amount.currency, ...rest }).slice(1)}`;

export const payBody = (order: DepositOrder, presentation: OfferedPresentation): string =>
  withAmount(order.amount, {
    ...{ orderId: order.paymentRef, method: methods[presentation], returnUrl: order.returnUrl },
    ...{ customerReferenceNo: order.playerRef, language: order.language.toUpperCase() },
  });

/** To the wallet that paid. */
export const payoutBody = ({ payoutRef, amount }: PayoutOrder, customer: string, note: string): string =>
  withAmount(amount, { orderId: payoutRef, customer, type: 'JETGO', note });

export const isForDeposit = (order: DepositOrder, document: StatusDocument): boolean =>
  document.orderId === order.paymentRef &&
  document.customerReferenceNo === order.playerRef &&
  isSame(moneyOf(document), order.amount);

/** Its payments can be paid for a quarter of an hour. */
const lifetimeMs = 900_000;

export const expiryOf = ({ created }: StatusDocument): Date => new Date(Date.parse(created) + lifetimeMs);

export const toReport = (document: StatusDocument): PaymentReport => ({
  reference: document.orderId,
  paymentRef: document.orderId,
  playerRef: document.customerReferenceNo ?? '',
  status: statuses[document.status],
  paid: document.status === 'SUCCESS' ? moneyOf(document) : undefined,
  instrument: document.customer,
  expiresAt: expiryOf(document),
});

export const payoutStateOf = ({ status }: StatusDocument): 'pending' | 'paid' | 'failed' => statuses[status];
