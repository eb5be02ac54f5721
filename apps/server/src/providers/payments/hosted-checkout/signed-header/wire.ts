/** Documents of the `signed-header` dialect: JSON, amounts in minor units as texts of digits. Pure. */
import { money, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, Notice, PayoutOrder, ReportedStatus } from '../../../../modules/payments/ports.ts';
import type { Connection, HostedPayment, HostedPayout } from '../protocol.ts';

const paymentStates = {
  CREATED: 'pending',
  CAPTURED: 'paid',
  REJECTED: 'failed',
  LAPSED: 'expired',
  ABANDONED: 'cancelled',
  RETURNED: 'refunded',
  DISPUTED: 'charged_back',
} as const satisfies Record<string, ReportedStatus>;

const payoutStates = {
  QUEUED: 'pending',
  SETTLED: 'paid',
  BOUNCED: 'failed',
} as const satisfies Record<string, HostedPayout['status']>;

const keysOf = <K extends string>(states: Readonly<Record<K, string>>) => z.enum(Object.keys(states) as [K, ...K[]]);

const id = z.string().regex(/^[\w-]{1,64}$/);
const ours = z.string().max(64);
const amounts = { amount: z.string().regex(/^[0-9]{1,18}$/), currency: z.string().max(8) } as const;

const payment = z.object({
  payment: id,
  order: ours,
  customer: ours,
  status: keysOf(paymentStates),
  ...amounts,
  captured: z.object(amounts).nullable(),
  card: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullable(),
  page: z.url({ protocol: /^https?$/ }).max(2_000),
  valid_until: z.iso.datetime(),
});

const payout = z.object({ payout: id, order: ours, payment: ours, status: keysOf(payoutStates), ...amounts });

const notice = z.object({
  event: z.string().regex(/^[\w.:-]{1,200}$/),
  about: z.enum(['payment', 'payout']),
  order: z.string().min(1).max(64),
});

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Undefined for an unknown currency, which puts a paid deposit in review. */
const moneyOf = ({
  amount,
  currency: code,
}: {
  readonly amount: string;
  readonly currency: string;
}): Money | undefined => {
  const currency = parseCurrencyCode(code);
  return currency === undefined ? undefined : money(currency, BigInt(amount));
};

export const readPayment = (text: string): HostedPayment | undefined => {
  const found = read(payment, text);
  return (
    found && {
      ...{ reference: found.payment, paymentRef: found.order, playerRef: found.customer },
      ...{ status: paymentStates[found.status], asked: moneyOf(found) },
      paid: found.captured === null ? undefined : moneyOf(found.captured),
      instrument: found.card ?? undefined,
      ...{ page: found.page, expiresAt: new Date(found.valid_until) },
    }
  );
};

export const readPayout = (text: string): HostedPayout | undefined => {
  const found = read(payout, text);
  return (
    found && {
      ...{ reference: found.payout, payoutRef: found.order, depositReference: found.payment },
      ...{ amount: moneyOf(found), status: payoutStates[found.status] },
    }
  );
};

export const readNotice = (text: string): Notice => {
  const found = read(notice, text);
  if (found === undefined) return { ok: false, reason: 'body_invalid' };
  const { event: eventId, about, order } = found;
  return about === 'payment' ? { ok: true, eventId, paymentRef: order } : { ok: true, eventId, payoutRef: order };
};

const minor = ({ subunits, currency }: Money) => ({ amount: subunits.toString(), currency });

/** Always the same text for the same order, by which the gateway recognises repetitions. */
export const paymentOrder = (
  { paymentRef, playerRef, player, amount, returnUrl, notificationUrl, expiresAt }: DepositOrder,
  { merchant, merchantName }: Pick<Connection, 'merchant' | 'merchantName'>,
): string =>
  JSON.stringify({
    ...{ action: 'payment.create', merchant, order: paymentRef, ...minor(amount) },
    customer: { id: playerRef, name: player.name, country: player.country },
    description: `Deposit at ${merchantName}`,
    ...{ return_to: returnUrl, notify_at: notificationUrl, valid_until: expiresAt.toISOString() },
  });

export const payoutOrder = (order: PayoutOrder, { merchant }: Pick<Connection, 'merchant'>): string =>
  JSON.stringify({
    ...{ action: 'payout.create', merchant, order: order.payoutRef, payment: order.depositReference },
    ...minor(order.amount),
  });

export const question = (
  action: 'payment.find' | 'payout.find',
  by: { readonly payment: string } | { readonly order: string },
  { merchant }: Pick<Connection, 'merchant'>,
): string => JSON.stringify({ action, merchant, ...by });
