/** The list of transactions in the `sorted-fields` dialect: one field a line, its parts between bars. Pure. */
import { z } from 'zod';
import type { StatementLine, StatementPage, StatementQuery } from '../../../../modules/payments/ports.ts';
import { amountOf, feeOf, fields, wordsOf, type KindWords, type StateWords } from '../../statements.ts';
import type { Connection } from '../protocol.ts';
import { secondsOf, type Fields } from './digest.ts';

const kinds = {
  sale: 'deposit',
  refund: 'refund',
  dispute: 'charge-back',
  regain: 'charge-back-won',
  payout: 'payout',
} as const satisfies KindWords;

const states = { '20': 'done', '10': 'pending', '30': 'failed' } as const satisfies StateWords;

/** Id, kind, our reference, state, amount, currency, fee, Unix seconds. */
const row = z.tuple([
  ...[fields.id, wordsOf(kinds), fields.ours, wordsOf(states)],
  ...[z.string().max(32), fields.currency, z.string().max(32), z.string().regex(/^[0-9]{1,12}$/)],
] as const);

const head = z.object({
  ...{ result: z.literal('ok'), rows: z.string().regex(/^[0-9]{1,4}$/), next: z.string().max(300) },
});

export const listForm = ({ from, to, cursor }: StatementQuery, { merchant }: Pick<Connection, 'merchant'>): Fields => ({
  call: 'list',
  merchant,
  from: secondsOf(from),
  to: secondsOf(to),
  cursor: cursor ?? '',
});

const readRow = (text: string | undefined): StatementLine | undefined => {
  const read = row.safeParse(text?.split('|')).data;
  if (read === undefined) return undefined;
  const [line, kind, ourRef, state, amount, currency, fee, seconds] = read;
  return {
    ...{ line, kind: kinds[kind], ourRef, state: states[state], amount: amountOf(amount, currency) },
    ...{ fee: feeOf(fee, currency), at: new Date(Number.parseInt(seconds, 10) * 1000) },
  };
};

/** Undefined: no answer that the gateway signed. */
export const readList = (answer: Fields | undefined): StatementPage => {
  if (answer === undefined) return { ok: false, reason: 'unreachable' };
  const read = head.safeParse(answer).data;
  if (read === undefined) return { ok: false, reason: 'answer_invalid' };
  const count = Number.parseInt(read.rows, 10);
  const lines = Array.from({ length: count }, (_, n) => readRow(answer[`row_${n + 1}`])).filter(
    (line) => line !== undefined,
  );
  return lines.length === count
    ? { ok: true, lines, next: read.next === '' ? undefined : read.next }
    : { ok: false, reason: 'answer_invalid' };
};
