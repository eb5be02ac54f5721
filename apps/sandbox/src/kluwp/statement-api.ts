/** KLUWP's list of transactions, behind the same signature check as everything else. */
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';

const types = {
  deposit: 'payment',
  refund: 'refund',
  'charge-back': 'chargeback',
  'charge-back-won': 'chargeback_reversal',
  payout: 'payout',
} as const satisfies Record<MovementKind, string>;
const states = { done: 'settled', pending: 'pending', failed: 'failed' } as const;

const show = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine) => ({
  ...{ id, type: types[kind], merchant_reference: merchantReference, state: states[state], amount, currency, fee, at },
});

type Asked = { Querystring: { from?: string; to?: string; after?: string } };

export const registerStatement = (app: FastifyInstance, { statement }: Pick<Desk, 'statement'>): void => {
  app.get<Asked>('/kluwp/v1/transactions', async ({ query: { from = '', to = '', after } }, reply) => {
    const asked = askedOf(from, to, after);
    if (asked === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const { lines, next } = statement.page(asked);
    return { transactions: lines.map(show), next };
  });
};
