/** Its API: transactions by the shop's reference. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OnRampDesk } from '../onramp/index.ts';
import { transactionDocument } from './transaction-document.ts';

const isAllowed = (given: string | undefined, key: string): boolean => {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(`Api-Key ${key}`)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const registerApi = (app: FastifyInstance, { key, purchases }: OnRampDesk): void => {
  const apiKey = key('api');
  app.get<{ Params: { reference: string } }>('/v1/transactions/ext/:reference', async (request, reply) =>
    isAllowed(request.headers.authorization, apiKey)
      ? purchases.ofOrder(request.params.reference).map((purchase) => transactionDocument(purchase))
      : reply.status(401).send({ type: 'UnauthorizedError', message: 'Unauthorized' }),
  );
};
