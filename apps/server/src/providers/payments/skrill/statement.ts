/** Skrill's history of an account: lines of values separated by commas, for a period, in one answer. */
import { z } from 'zod';
import type { DepositGateway, StatementLine, StatementPage } from '../../../modules/payments/ports.ts';
import { amountOf, failureOf, feeOf, fields, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import type { Connection } from './calls.ts';
import { historyQuestion, readAnswer } from './wire.ts';

const kinds = {
  'Receive Money': 'deposit',
  'Send Money': 'payout',
  Refund: 'refund',
  Chargeback: 'charge-back',
  'Chargeback Reversal': 'charge-back-won',
} as const satisfies KindWords;

const states = { processed: 'done', pending: 'pending', failed: 'failed' } as const satisfies StateWords;

const heading = 'ID,Time,Type,Status,Reference,Amount,Currency,Fee';

const row = z.tuple([
  ...[fields.id, fields.time, wordsOf(kinds), wordsOf(states)],
  ...[fields.ours, z.string().max(32), fields.currency, z.string().max(32)],
] as const);

const toLine = ([line, time, kind, state, ourRef, amount, currency, fee]: z.infer<typeof row>): StatementLine => ({
  ...{ kind: kinds[kind], line, ourRef, state: states[state], at: new Date(time) },
  ...{ amount: amountOf(amount, currency), fee: feeOf(fee, currency) },
});

/** One line that cannot be read makes all of it unread: it would be a difference that is none. */
const readHistory = (text: string): StatementPage => {
  const answer = readAnswer(text);
  const [first, ...rest] = answer?.code === '200' ? answer.rest.split(/\r?\n/) : [];
  const rows = z.array(row).safeParse(rest.map((line) => line.split(','))).data;
  if (first !== heading || rows === undefined) return { ok: false, reason: 'answer_invalid' };
  return { ok: true, lines: rows.map(toLine), next: undefined };
};

export const listTransactions =
  ({ call, login }: Connection): DepositGateway['listTransactions'] =>
  async ({ from, to }) => {
    const answer = await call('query.pl', historyQuestion(login, from, to));
    return failureOf(answer) ?? readHistory(answer.ok ? answer.body : '');
  };
