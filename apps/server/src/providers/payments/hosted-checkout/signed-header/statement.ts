/** The list of transactions in the `signed-header` dialect. Pure. */
import { z } from 'zod';
import type { StatementPage, StatementQuery } from '../../../../modules/payments/ports.ts';
import type { OutboundAnswer } from '../../../outbound-http.ts';
import { fields, minorOf, pageOf, wordsOf, type KindWords, type StateWords } from '../../statements.ts';
import type { Connection } from '../protocol.ts';

const kinds = {
  CAPTURE: 'deposit',
  RETURN: 'refund',
  DISPUTE: 'charge-back',
  REGAIN: 'charge-back-won',
  PAYOUT: 'payout',
} as const satisfies KindWords;

const states = { SETTLED: 'done', QUEUED: 'pending', BOUNCED: 'failed' } as const satisfies StateWords;

const digits = z.string().regex(/^[0-9]{1,18}$/);

const page = z.object({
  transactions: z.array(
    z.object({
      ...{ transaction: fields.id, kind: wordsOf(kinds), order: fields.ours, status: wordsOf(states) },
      ...{ amount: digits, currency: fields.currency, fee: digits.nullable(), at: fields.time },
    }),
  ),
  next: fields.cursor,
});

export const listQuestion = (
  { from, to, cursor }: StatementQuery,
  { merchant }: Pick<Connection, 'merchant'>,
): string =>
  JSON.stringify({
    ...{ action: 'transaction.list', merchant, from: from.toISOString(), to: to.toISOString() },
    ...(cursor === undefined ? {} : { cursor }),
  });

export const readList = (answer: OutboundAnswer): StatementPage =>
  pageOf(answer, page, ({ transactions, next }) => ({
    next,
    lines: transactions.map((one) => ({
      ...{ kind: kinds[one.kind], line: one.transaction, ourRef: one.order, state: states[one.status] },
      ...{ amount: minorOf(one.amount, one.currency), at: new Date(one.at) },
      fee: one.fee === null ? undefined : minorOf(one.fee, one.currency),
    })),
  }));
