/** EMS's list of movements, signed like every answer. */
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';

const sorts = {
  deposit: 'SALE',
  refund: 'RETURN',
  'charge-back': 'DISPUTE',
  'charge-back-won': 'REGAINED',
  payout: 'PAYOUT',
} as const satisfies Record<MovementKind, string>;
const states = { done: 'SETTLED', pending: 'QUEUED', failed: 'BOUNCED' } as const;

const show = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine) => ({
  ...{ movement: id, sort: sorts[kind], shop_reference: merchantReference, state: states[state], at },
  total: { value: amount, unit: currency },
  kept: fee === null ? null : { value: fee, unit: currency },
});

type Asked = { Querystring: { since?: string; until?: string; page?: string } };

export const registerStatement = (app: FastifyInstance, base: string, { statement }: Pick<Desk, 'statement'>): void => {
  app.get<Asked>(`${base}/movements`, async ({ query: { since = '', until = '', page } }, reply) => {
    const asked = askedOf(since, until, page);
    if (asked === undefined) return reply.status(400).send({ problem: 'request_invalid' });
    const { lines, next } = statement.page(asked);
    return { movements: lines.map(show), next_page: next };
  });
};
