/** KLUWP's list of transactions: everything that moved, page by page, signed like every call. */
import { z } from 'zod';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { amountOf, feeOf, fields, pageOf, withQuery, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import type { Send } from './payouts.ts';

const kinds = {
  payment: 'deposit',
  refund: 'refund',
  chargeback: 'charge-back',
  chargeback_reversal: 'charge-back-won',
  payout: 'payout',
} as const satisfies KindWords;

const states = { settled: 'done', pending: 'pending', failed: 'failed' } as const satisfies StateWords;

const page = z.object({
  transactions: z.array(
    z.object({
      ...{ id: fields.id, type: wordsOf(kinds), merchant_reference: fields.ours, state: wordsOf(states) },
      ...{ amount: fields.amount, currency: fields.currency, fee: fields.amount.nullish(), at: fields.time },
    }),
  ),
  next: fields.cursor,
});

export const listTransactions =
  (send: Send): DepositGateway['listTransactions'] =>
  async ({ from, to, cursor }) =>
    pageOf(
      await send(
        'GET',
        withQuery('/kluwp/v1/transactions', { from: from.toISOString(), to: to.toISOString(), after: cursor }),
      ),
      page,
      ({ transactions, next }) => ({
        next,
        lines: transactions.map((one) => ({
          ...{ kind: kinds[one.type], line: one.id, ourRef: one.merchant_reference, state: states[one.state] },
          ...{ amount: amountOf(one.amount, one.currency), fee: feeOf(one.fee, one.currency), at: new Date(one.at) },
        })),
      }),
    );
