/** Jeton's history of payments and payouts, page by page. */
import { z } from 'zod';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { amountOf, feeOf, fields, pageOf, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import type { Connection } from './calls.ts';

const kinds = {
  PAY: 'deposit',
  PAYOUT: 'payout',
  REFUND: 'refund',
  CHARGEBACK: 'charge-back',
  CHARGEBACK_REVERSAL: 'charge-back-won',
} as const satisfies KindWords;

const states = { SUCCESS: 'done', PROCESSING: 'pending', FAILED: 'failed' } as const satisfies StateWords;

const page = z.object({
  payments: z.array(
    z.object({
      ...{ paymentId: z.union([z.int().min(0), fields.id]).transform(String), orderId: fields.ours },
      ...{ type: wordsOf(kinds), status: wordsOf(states), amount: fields.amount, currency: fields.currency },
      ...{ fee: fields.amount.nullish(), processed: fields.time },
    }),
  ),
  nextToken: fields.cursor,
});

export const listTransactions =
  ({ send }: Connection): DepositGateway['listTransactions'] =>
  async ({ from, to, cursor }) =>
    pageOf(
      await send(
        'history',
        JSON.stringify({ from: from.toISOString(), to: to.toISOString(), ...(cursor && { token: cursor }) }),
      ),
      page,
      ({ payments, nextToken: next }) => ({
        next,
        lines: payments.map((one) => ({
          ...{ kind: kinds[one.type], line: one.paymentId, ourRef: one.orderId, state: states[one.status] },
          ...{ amount: amountOf(one.amount, one.currency), fee: feeOf(one.fee, one.currency) },
          at: new Date(one.processed),
        })),
      }),
    );
