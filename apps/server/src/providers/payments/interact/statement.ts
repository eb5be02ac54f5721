/** The processor's list of transactions: deposits and e-transfers by the time that each got its status. */
import { z } from 'zod';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { amountOf, feeOf, fields, pageOf, withQuery, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import type { Connection } from './calls.ts';

const kinds = {
  CPI: 'deposit',
  ETO: 'payout',
  CPI_REFUND: 'refund',
  CPI_RETURN: 'charge-back',
  CPI_RETURN_REVERSED: 'charge-back-won',
} as const satisfies KindWords;

const states = {
  STATUS_SUCCESS: 'done',
  STATUS_PENDING: 'pending',
  STATUS_FAILED: 'failed',
} as const satisfies StateWords;

const page = z.object({
  transactions: z.array(
    z.object({
      ...{ id: fields.id, transactionId: fields.ours, type: wordsOf(kinds), status: wordsOf(states) },
      ...{ amount: fields.amount, currency: fields.currency, fee: fields.amount.nullish(), at: fields.time },
    }),
  ),
  cursor: fields.cursor,
});

export const listTransactions =
  ({ send, campaign }: Connection): DepositGateway['listTransactions'] =>
  async ({ from, to, cursor }) =>
    pageOf(
      await send(
        'GET',
        withQuery('/api/transactions', { campaign, from: from.toISOString(), to: to.toISOString(), cursor }),
      ),
      page,
      ({ transactions, cursor: next }) => ({
        next,
        lines: transactions.map((one) => ({
          ...{ kind: kinds[one.type], line: one.id, ourRef: one.transactionId, state: states[one.status] },
          ...{ amount: amountOf(one.amount, one.currency), fee: feeOf(one.fee, one.currency), at: new Date(one.at) },
        })),
      }),
    );
