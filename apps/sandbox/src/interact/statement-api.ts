/** The processor's list of transactions. */
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';

const types = {
  deposit: 'CPI',
  payout: 'ETO',
  refund: 'CPI_REFUND',
  'charge-back': 'CPI_RETURN',
  'charge-back-won': 'CPI_RETURN_REVERSED',
} as const satisfies Record<MovementKind, string>;
const statuses = { done: 'STATUS_SUCCESS', pending: 'STATUS_PENDING', failed: 'STATUS_FAILED' } as const;

const show = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine) => ({
  ...{ id, transactionId: merchantReference, type: types[kind], status: statuses[state], amount, currency, fee, at },
});

type Asked = { Querystring: { campaign?: string; from?: string; to?: string; cursor?: string } };

export const registerStatement = (app: FastifyInstance, { key, statement }: Pick<Desk, 'key' | 'statement'>): void => {
  app.get<Asked>('/api/transactions', async ({ query: { campaign, from = '', to = '', cursor } }, reply) => {
    if (campaign !== key('campaign')) return reply.status(404).send({ err: 'campaign_unknown' });
    const asked = askedOf(from, to, cursor);
    if (asked === undefined) return reply.status(400).send({ err: 'request_invalid' });
    const { lines, next } = statement.page(asked);
    return { transactions: lines.map(show), cursor: next };
  });
};
