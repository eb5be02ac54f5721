/** The wallet's history of payments and payouts. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../gateway/index.ts';
import { askedOf, type MovementKind, type StatementLine } from '../gateway/statement.ts';
import { numberOf } from './payment-document.ts';

const types = {
  deposit: 'PAY',
  payout: 'PAYOUT',
  refund: 'REFUND',
  'charge-back': 'CHARGEBACK',
  'charge-back-won': 'CHARGEBACK_REVERSAL',
} as const satisfies Record<MovementKind, string>;
const statuses = { done: 'SUCCESS', pending: 'PROCESSING', failed: 'FAILED' } as const;

const historyRequest = z.strictObject({
  ...{ from: z.iso.datetime(), to: z.iso.datetime(), token: z.string().max(300).optional() },
});

const show = ({ id, kind, merchantReference, state, amount, currency, fee, at }: StatementLine) => ({
  ...{ paymentId: numberOf(id), orderId: merchantReference, type: types[kind], status: statuses[state] },
  ...{ amount, currency, fee, processed: at },
});

export const registerStatement = (app: FastifyInstance, base: string, { statement }: Pick<Desk, 'statement'>): void => {
  app.post(`${base}/history`, async (request, reply) => {
    const wanted = historyRequest.safeParse(request.body).data;
    const asked = wanted && askedOf(wanted.from, wanted.to, wanted.token);
    if (asked === undefined) return reply.status(400).send({ code: 'request_invalid' });
    const { lines, next } = statement.page(asked);
    return { payments: lines.map(show), nextToken: next };
  });
};
