/** MiFinity's report of an account's transactions, page by page. */
import { z } from 'zod';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { amountOf, fields, pageOf, withQuery, wordsOf, type KindWords, type StateWords } from '../statements.ts';
import type { Connection } from './calls.ts';

const kinds = {
  EWALLET: 'deposit',
  ACCOUNT_TO_ACCOUNT: 'payout',
  REFUND: 'refund',
  CHARGEBACK: 'charge-back',
  CHARGEBACK_REVERSAL: 'charge-back-won',
} as const satisfies KindWords;

const states = {
  SUCCESSFUL: 'done',
  'PROCESSED BY ACQUIRER': 'done',
  SUBMITTED: 'pending',
  REJECTED: 'failed',
} as const satisfies StateWords;

const moneyDocument = z.object({ amount: fields.amount, currency: fields.currency });

const page = z.object({
  payload: z.array(
    z.object({
      ...{ transactionReference: fields.id, traceId: fields.ours, paymentType: wordsOf(kinds) },
      ...{ status: wordsOf(states), money: moneyDocument, fee: moneyDocument.nullish(), transactionDate: fields.time },
    }),
  ),
  nextPage: fields.cursor,
});

export const listTransactions =
  ({ send, account }: Connection): DepositGateway['listTransactions'] =>
  async ({ from, to, cursor }) =>
    pageOf(
      await send(
        'GET',
        withQuery('/api/payments/transactions', {
          ...{ account: account.account, dateFrom: from.toISOString(), dateTo: to.toISOString(), page: cursor },
        }),
      ),
      page,
      ({ payload, nextPage: next }) => ({
        next,
        lines: payload.map((one) => ({
          ...{ kind: kinds[one.paymentType], line: one.transactionReference, ourRef: one.traceId },
          ...{ state: states[one.status], amount: amountOf(one.money.amount, one.money.currency) },
          fee: one.fee ? amountOf(one.fee.amount, one.fee.currency) : undefined,
          at: new Date(one.transactionDate),
        })),
      }),
    );
