/** EMS's list of movements: page by page, each answer signed for its request. */
import { z } from 'zod';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { amountOf, fields, readPage, withQuery, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import { isUndecided, type Send } from './calls.ts';
import { sum } from './wire.ts';

const kinds = {
  SALE: 'deposit',
  RETURN: 'refund',
  DISPUTE: 'charge-back',
  REGAINED: 'charge-back-won',
  PAYOUT: 'payout',
} as const satisfies KindWords;

const states = { SETTLED: 'done', QUEUED: 'pending', BOUNCED: 'failed' } as const satisfies StateWords;

const page = z.object({
  movements: z.array(
    z.object({
      ...{ movement: fields.id, sort: wordsOf(kinds), shop_reference: fields.ours, state: wordsOf(states) },
      ...{ total: sum, kept: sum.nullable(), at: fields.time },
    }),
  ),
  next_page: fields.cursor,
});

export const listTransactions =
  (send: Send): DepositGateway['listTransactions'] =>
  async ({ from, to, cursor }) => {
    const query = { since: from.toISOString(), until: to.toISOString(), page: cursor };
    const answer = await send('GET', withQuery('/movements', query));
    if (answer === undefined || isUndecided(answer.status)) return { ok: false, reason: 'unreachable' };
    if (answer.status !== 200) return { ok: false, reason: 'answer_invalid' };
    return readPage(answer.body, page, ({ movements, next_page: next }) => ({
      next,
      lines: movements.map((one) => ({
        ...{ kind: kinds[one.sort], line: one.movement, ourRef: one.shop_reference, state: states[one.state] },
        amount: amountOf(one.total.value, one.total.unit),
        fee: one.kept === null ? undefined : amountOf(one.kept.value, one.kept.unit),
        at: new Date(one.at),
      })),
    }));
  };
