/** Builds Skrill's forms and parses what it says: answers to queries, results of transfers, notifications. Pure. */
import { formatAmount, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type {
  DepositOrder,
  Notice,
  PaymentReport,
  PayoutOrder,
  ReportedStatus,
} from '../../../modules/payments/ports.ts';
import { isPayoutRef } from '../references.ts';
import type { Fields } from './signature.ts';
import { readXml } from './xml.ts';

/** Fields of ours that Skrill repeats with the payment: whose it is, and until when we wait for it, in unix seconds. */
const ownFields = ['player', 'until'] as const;

const statuses = {
  '2': 'paid',
  '1': 'pending',
  '0': 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'charged_back',
} as const satisfies Record<string, ReportedStatus>;
type Status = keyof typeof statuses;

const status = z.enum(Object.keys(statuses) as [Status, ...Status[]]);
const reference = z.string().regex(/^[\w-]{1,64}$/);

/** `mb_…`: as booked on our account, which is what the signature covers. */
const transaction = z.object({
  transaction_id: reference,
  mb_transaction_id: reference,
  ...{ mb_amount: z.string().max(32), mb_currency: z.string().max(8), status },
  /** The account that paid, and its number. */
  pay_from_email: z.email().max(320).optional(),
  customer_id: z.string().max(64).optional(),
  player: z.string().max(64).optional(),
  until: z
    .string()
    .regex(/^[0-9]{1,12}$/)
    .optional(),
});
export type Transaction = z.infer<typeof transaction>;

export const readTransaction = (fields: Fields): Transaction | undefined => transaction.safeParse(fields).data;

/** The first line of an answer to a query has a code of its own; HTTP says 200 of all of them. */
export const readAnswer = (text: string): { readonly code: string; readonly rest: string } | undefined => {
  const [all, code] = /^\s*([0-9]{3})\b[^\n]*(?:\n|$)/.exec(text) ?? [];
  return all === undefined || code === undefined ? undefined : { code, rest: text.slice(all.length).trim() };
};

/** Undefined for an unknown currency, which puts a paid deposit in review. */
export const moneyOf = ({
  mb_amount,
  mb_currency,
}: Pick<Transaction, 'mb_amount' | 'mb_currency'>): Money | undefined => {
  const currency = parseCurrencyCode(mb_currency);
  const amount = currency === undefined ? undefined : parseAmount(currency, mb_amount);
  return amount?.ok === true ? amount.money : undefined;
};

/** A session that is not paid ends after a quarter of an hour. */
const lifetimeMs = 900_000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

export const toReport = (found: Transaction, now: Date): PaymentReport => ({
  reference: found.mb_transaction_id,
  paymentRef: found.transaction_id,
  playerRef: found.player ?? '',
  status: statuses[found.status],
  paid: found.status === '2' ? moneyOf(found) : undefined,
  instrument: found.customer_id,
  expiresAt: found.until === undefined ? expiryOf(now) : new Date(Number.parseInt(found.until, 10) * 1000),
});

export const payoutStateOf = ({ status: said }: Pick<Transaction, 'status'>): 'pending' | 'paid' | 'failed' => {
  const state = statuses[said];
  return state === 'paid' || state === 'pending' ? state : 'failed';
};

const form = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();

const sumOf = (amount: Money) => ({ amount: formatAmount(amount), currency: amount.currency });

export interface Login {
  readonly email: string;
  /** Hashed. */
  readonly password: string;
}

/** Skrill cuts longer names of merchants. */
const mostDescription = 30;

/** Always the same text for the same order. */
export const checkoutForm = (order: DepositOrder, payTo: string, merchantName: string): string =>
  form({
    ...{ prepare_only: '1', pay_to_email: payTo, recipient_description: merchantName.slice(0, mostDescription) },
    ...{ transaction_id: order.paymentRef, ...sumOf(order.amount), language: order.language.toUpperCase() },
    ...{ status_url: order.notificationUrl, return_url: order.returnUrl, cancel_url: order.returnUrl },
    payment_methods: order.paymentMethods?.join(','),
    ...{ pay_from_email: order.player.email, firstname: order.player.firstName, lastname: order.player.lastName },
    ...{ merchant_fields: ownFields.join(','), player: order.playerRef },
    until: Math.floor(order.expiresAt.getTime() / 1000).toString(),
  });

export const readSession = (text: string): string | undefined =>
  /^[0-9a-f]{32}$/i.test(text.trim()) ? text.trim() : undefined;

export const question = (login: Login, by: { readonly trn_id: string } | { readonly mb_trn_id: string }): string =>
  form({ ...login, action: 'status_trn', ...by });

export const historyQuestion = (login: Login, from: Date, to: Date): string =>
  form({ ...login, action: 'history', start_date: from.toISOString(), end_date: to.toISOString() });

export const transferForm = (login: Login, order: PayoutOrder, to: string, merchantName: string): string =>
  form({
    ...{ ...login, action: 'prepare', bnf_email: to, ...sumOf(order.amount), frn_trn_id: order.payoutRef },
    subject: `Payment from ${merchantName}`,
    note: order.payoutRef,
  });

export const refundForm = (login: Login, order: PayoutOrder): string =>
  form({
    ...{ ...login, action: 'prepare', mb_transaction_id: order.depositReference, frn_trn_id: order.payoutRef },
    amount: formatAmount(order.amount),
  });

export const executeForm = (action: 'transfer' | 'refund', sid: string): string => form({ action, sid });

export type Result<T> =
  | { readonly said: 'done'; readonly what: T }
  | { readonly said: 'error'; readonly error: string }
  /** Not an answer of Skrill's. */
  | { readonly said: 'nothing' };

const errorText = z.object({ error: z.object({ error_msg: z.string().max(200) }) });
const prepared = z.object({ sid: z.string().regex(/^[0-9A-Za-z]{16,64}$/) });
const result = z.object({ id: reference, status });

const readResult = <T, Out>(document: string, schema: z.ZodType<T>, of: (value: T) => Out): Result<Out> => {
  const response = readXml(document, 'response');
  const failed = errorText.safeParse(response).data;
  if (failed !== undefined) return { said: 'error', error: failed.error.error_msg };
  const read = schema.safeParse(response).data;
  return read === undefined ? { said: 'nothing' } : { said: 'done', what: of(read) };
};

export const readPrepared = (document: string): Result<string> => readResult(document, prepared, ({ sid }) => sid);

/** Skrill's id of the transfer. */
export const readTransferred = (document: string): Result<string> =>
  readResult(document, z.object({ transaction: result }), ({ transaction: { id } }) => id);

export const readRefunded = (document: string): Result<string> =>
  readResult(
    document,
    z.object({ mb_transaction_id: reference, status }),
    ({ mb_transaction_id }) => mb_transaction_id,
  );

/** Its events have no ids: the same status of the same payment is the same event. */
export const noticeOf = (fields: Fields): Notice => {
  const { transaction_id: ref = '', status: said = '' } = fields;
  if (!reference.safeParse(ref).success || !status.safeParse(said).success)
    return { ok: false, reason: 'body_invalid' };
  const event = { ok: true, eventId: `${ref}:${said}` } as const;
  return isPayoutRef(ref) ? { ...event, payoutRef: ref } : { ...event, paymentRef: ref };
};
