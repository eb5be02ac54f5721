/** Forms of the `sorted-fields` dialect: amounts in units, states as numbers. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { DepositOrder, Notice, PayoutOrder, ReportedStatus } from '../../../../modules/payments/ports.ts';
import type { Connection, HostedPayment, HostedPayout } from '../protocol.ts';
import { secondsOf, type Fields } from './digest.ts';

const paymentStates = {
  '10': 'pending',
  '20': 'paid',
  '30': 'failed',
  '31': 'expired',
  '32': 'cancelled',
  '40': 'refunded',
  '50': 'charged_back',
} as const satisfies Record<string, ReportedStatus>;

const payoutStates = { '10': 'pending', '20': 'paid', '30': 'failed' } as const satisfies Record<
  string,
  HostedPayout['status']
>;

const keysOf = <K extends string>(states: Readonly<Record<K, string>>) => z.enum(Object.keys(states) as [K, ...K[]]);

const id = z.string().regex(/^[\w-]{1,64}$/);
const ours = z.string().max(64);
const amounts = { amount: z.string().max(32), currency: z.string().max(8) } as const;

const payment = z.object({
  result: z.literal('ok'),
  id,
  order: ours,
  customer: ours,
  state: keysOf(paymentStates),
  ...amounts,
  /** Both are empty until something was paid. */
  paid_amount: z.string().max(32),
  paid_currency: z.string().max(8),
  card: z.string().regex(/^[\w-]{0,100}$/),
  valid_until: z.string().regex(/^[0-9]{1,12}$/),
});

const payout = z.object({
  ...{ result: z.literal('ok'), id, order: ours, payment: ours, state: keysOf(payoutStates) },
  ...amounts,
});

const notice = z.object({
  event: z.string().regex(/^[\w.:-]{1,200}$/),
  about: z.enum(['payment', 'payout']),
  order: z.string().min(1).max(64),
});

/** Undefined for an unknown currency, which puts a paid deposit in review. */
const moneyOf = (text: string, code: string): Money | undefined => {
  const currency = parseCurrencyCode(code);
  const amount = currency === undefined ? undefined : parseAmount(currency, text);
  return amount?.ok === true ? amount.money : undefined;
};

export const readPayment = (fields: Fields): HostedPayment | undefined => {
  const found = payment.safeParse(fields).data;
  return (
    found && {
      ...{ reference: found.id, paymentRef: found.order, playerRef: found.customer },
      ...{ status: paymentStates[found.state], asked: moneyOf(found.amount, found.currency) },
      paid: moneyOf(found.paid_amount, found.paid_currency),
      instrument: found.card === '' ? undefined : found.card,
      page: undefined,
      expiresAt: new Date(Number.parseInt(found.valid_until, 10) * 1000),
    }
  );
};

export const readPayout = (fields: Fields): HostedPayout | undefined => {
  const found = payout.safeParse(fields).data;
  return (
    found && {
      ...{ reference: found.id, payoutRef: found.order, depositReference: found.payment },
      ...{ amount: moneyOf(found.amount, found.currency), status: payoutStates[found.state] },
    }
  );
};

export const readNotice = (fields: Fields): Notice => {
  const found = notice.safeParse(fields).data;
  if (found === undefined) return { ok: false, reason: 'body_invalid' };
  const { event: eventId, about, order } = found;
  return about === 'payment' ? { ok: true, eventId, paymentRef: order } : { ok: true, eventId, payoutRef: order };
};

/** Browsers change line breaks in a form, which would break its digest. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const major = (amount: Money) => ({ amount: formatAmount(amount), currency: amount.currency });

/** `call` is under the digest: a player who holds a signed form must not be able to send it as another call. */
export const paymentForm = (
  { paymentRef, playerRef, player, amount, returnUrl, notificationUrl, expiresAt }: DepositOrder,
  { merchant, merchantName }: Pick<Connection, 'merchant' | 'merchantName'>,
): Fields => ({
  ...{ call: 'pay', merchant, order: paymentRef, ...major(amount) },
  ...{ customer: playerRef, name: oneLine(player.name), country: player.country },
  ...{ description: `Deposit at ${merchantName}`, return_url: returnUrl, notification_url: notificationUrl },
  valid_until: secondsOf(expiresAt),
});

/** Always the same fields for the same order, except for their time. */
export const payoutForm = (
  { payoutRef, depositReference, amount }: PayoutOrder,
  { merchant }: Pick<Connection, 'merchant'>,
): Fields => ({ call: 'payout', merchant, order: payoutRef, payment: depositReference, ...major(amount) });
