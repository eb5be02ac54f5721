/** Parses and builds EMS's documents. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, PaymentReport, ReportedStatus } from '../../../modules/payments/ports.ts';

const states = {
  AWAITING: 'pending',
  SETTLED: 'paid',
  REJECTED: 'failed',
  LAPSED: 'expired',
  ABANDONED: 'cancelled',
  RETURNED: 'refunded',
  DISPUTED: 'charged_back',
} as const satisfies Record<string, ReportedStatus>;

const id = z.string().regex(/^[\w-]{1,64}$/);

/** `value`: a decimal string in units. */
export const sum = z.object({ value: z.string().max(32), unit: z.string().max(8) });
type Sum = z.infer<typeof sum>;

export const sumOf = (amount: Money): Sum => ({ value: formatAmount(amount), unit: amount.currency });

export const isSum = ({ value, unit }: Sum, amount: Money): boolean =>
  unit === amount.currency && value === formatAmount(amount);

const orderDocument = z.object({
  order: id,
  shop_reference: z.string().max(64),
  buyer: z.string().max(64),
  state: z.enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]]),
  total: sum,
  taken: sum.nullable(),
  paid_with: z.object({ token: z.string().regex(/^[\w-]{1,100}$/) }).nullable(),
  pay_at: z.url().max(2_000),
  open_until: z.iso.datetime(),
});
export type OrderDocument = z.infer<typeof orderDocument>;

export const readJson = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const readOrder = (text: string): OrderDocument | undefined => readJson(orderDocument, text);

/** Oldest first; `undefined` for an invalid list. */
export const readOrders = (text: string): OrderDocument[] | undefined =>
  readJson(z.object({ orders: z.array(orderDocument) }), text)?.orders;

/** Ids only: what became of it is asked. */
const notice = z.strictObject({
  event: z.string().regex(/^[\w.:-]{1,200}$/),
  changed: z.enum(['order', 'payout']),
  id,
  shop_reference: z.string().max(64),
});

type About = { readonly eventId: string } & ({ readonly paymentRef: string } | { readonly payoutRef: string });

export const readNoticeBody = (rawBody: Buffer): About | undefined => {
  const read = readJson(notice, rawBody.toString('utf8'));
  if (read === undefined) return undefined;
  const { event: eventId, shop_reference: reference } = read;
  return read.changed === 'order' ? { eventId, paymentRef: reference } : { eventId, payoutRef: reference };
};

const openMinutes = 60;

export const orderBody = (order: DepositOrder, merchantName: string): string =>
  JSON.stringify({
    shop_reference: order.paymentRef,
    total: sumOf(order.amount),
    buyer: { key: order.playerRef, full_name: order.player.name, country: order.player.country },
    purpose: `Deposit at ${merchantName}`,
    come_back_to: order.returnUrl,
    notify_at: order.notificationUrl,
    open_minutes: openMinutes,
  });

export const isFor = (order: DepositOrder, document: OrderDocument): boolean =>
  document.shop_reference === order.paymentRef &&
  document.buyer === order.playerRef &&
  isSum(document.total, order.amount);

/** Undefined for an unknown currency, which puts the deposit in review. */
const moneyOf = (taken: OrderDocument['taken']): Money | undefined => {
  const currency = parseCurrencyCode(taken?.unit ?? '');
  if (taken === null || currency === undefined) return undefined;
  const amount = parseAmount(currency, taken.value);
  return amount.ok ? amount.money : undefined;
};

export const checkoutOf = ({ pay_at: redirectUrl }: OrderDocument) =>
  ({ presentation: 'redirect', redirectUrl }) as const;

export const toReport = (document: OrderDocument): PaymentReport => ({
  reference: document.order,
  paymentRef: document.shop_reference,
  playerRef: document.buyer,
  status: states[document.state],
  paid: moneyOf(document.taken),
  instrument: document.paid_with?.token,
  checkout: checkoutOf(document),
  expiresAt: new Date(document.open_until),
});
