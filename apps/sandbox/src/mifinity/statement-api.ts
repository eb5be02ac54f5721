/** The report of the merchant account's transactions. */
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';
import { payoutStatus, referenceOf } from './payment-document.ts';

const types = {
  deposit: 'EWALLET',
  payout: 'ACCOUNT_TO_ACCOUNT',
  refund: 'REFUND',
  'charge-back': 'CHARGEBACK',
  'charge-back-won': 'CHARGEBACK_REVERSAL',
} as const satisfies Record<MovementKind, string>;

const statusOf = ({ kind, state }: StatementLine): string =>
  kind === 'payout' ? payoutStatus[state === 'done' ? 'paid' : state] : 'SUCCESSFUL';

const show = (line: StatementLine) => {
  const { id, kind, merchantReference, amount, currency, fee, at } = line;
  return {
    ...{ transactionReference: referenceOf(id), traceId: merchantReference, paymentType: types[kind] },
    ...{ status: statusOf(line), money: { amount, currency }, transactionDate: at },
    fee: fee === null ? null : { amount: fee, currency },
  };
};

type Asked = { Querystring: { dateFrom?: string; dateTo?: string; page?: string } };

export const registerStatement = (app: FastifyInstance, { statement }: Pick<Desk, 'statement'>): void => {
  app.get<Asked>('/api/payments/transactions', async ({ query: { dateFrom = '', dateTo = '', page } }, reply) => {
    const asked = askedOf(dateFrom, dateTo, page);
    if (asked === undefined) return reply.status(400).send({ errors: [{ type: 'REQUEST_INVALID' }] });
    const { lines, next } = statement.page(asked);
    return { payload: lines.map(show), nextPage: next };
  });
};
