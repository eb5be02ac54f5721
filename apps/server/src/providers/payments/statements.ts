/** What every gateway's statement has in common: times, amounts, and the reading of a page. */
import { money, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { MovementKind, StatementLine, StatementPage } from '../../modules/payments/ports.ts';
import type { OutboundAnswer } from '../outbound-http.ts';

/** Undefined for a currency of which we have none, or an amount that it cannot be. */
export const amountOf = (text: string, code: string): Money | undefined => {
  const currency = parseCurrencyCode(code);
  const amount = currency === undefined ? undefined : parseAmount(currency, text);
  return amount?.ok === true ? amount.money : undefined;
};

/** The same of amounts in minor units. */
export const minorOf = (text: string, code: string): Money | undefined => {
  const currency = parseCurrencyCode(code);
  return currency === undefined ? undefined : money(currency, BigInt(text));
};

/** Fees in the words of an amount; none and an empty text are no fee. */
export const feeOf = (text: string | null | undefined, code: string): Money | undefined =>
  text === null || text === undefined || text === '' ? undefined : amountOf(text, code);

/** Fields of every line whose spelling differs only in their names. */
export const fields = {
  id: z.string().regex(/^[\w.:-]{1,80}$/),
  ours: z.string().max(80),
  amount: z.union([z.string().max(32), z.number()]).transform(String),
  currency: z.string().max(8),
  cursor: z.string().max(300).nullish(),
  time: z.iso.datetime(),
} as const;

/** A gateway's words, as keys of ours. */
export const wordsOf = <K extends string>(words: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(words) as [K, ...K[]]);

export type LineState = StatementLine['state'];
export type KindWords = Readonly<Record<string, MovementKind>>;
export type StateWords = Readonly<Record<string, LineState>>;

/** Undefined for a page that cannot be read: one unread line would be a difference that is none. */
export const readPage = <T>(
  text: string,
  schema: z.ZodType<T>,
  toPage: (document: T) => { lines: StatementLine[]; next: string | null | undefined },
): StatementPage => {
  try {
    const document = schema.safeParse(JSON.parse(text)).data;
    if (document === undefined) return { ok: false, reason: 'answer_invalid' };
    const { lines, next } = toPage(document);
    return { ok: true, lines, next: next ?? undefined };
  } catch {
    return { ok: false, reason: 'answer_invalid' };
  }
};

/** What an answer that is no page means. */
export const failureOf = (
  answer: { readonly ok: false } | { readonly ok: true; readonly status: number } | undefined,
): Extract<StatementPage, { ok: false }> | undefined => {
  if (answer === undefined || !answer.ok || answer.status >= 500 || answer.status === 429)
    return { ok: false, reason: 'unreachable' };
  return answer.status === 200 ? undefined : { ok: false, reason: 'answer_invalid' };
};

export const pageOf = <T>(
  answer: OutboundAnswer,
  schema: z.ZodType<T>,
  toPage: (document: T) => { lines: StatementLine[]; next: string | null | undefined },
): StatementPage => failureOf(answer) ?? readPage(answer.ok ? answer.body : '', schema, toPage);

/** A path with a query of those that have a value. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams(known)}`;
};
