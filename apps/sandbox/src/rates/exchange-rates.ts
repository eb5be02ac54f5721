/** Simulates an exchange's public list of rates. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { eurPerUnit } from './values.ts';

/** Codes that differ from ours. */
const theirNames: Readonly<Partial<Record<string, string>>> = { DOG: 'DOGE' };

const rates = Object.fromEntries(
  Object.entries(eurPerUnit).map(([code, eur]) => [theirNames[code] ?? code, (1 / Number(eur)).toFixed(16)]),
);

const query = z.object({ currency: z.literal('EUR') });

export const serveExchangeRates = (app: FastifyInstance): void => {
  app.get('/v2/exchange-rates', async (request, reply) =>
    query.safeParse(request.query).success
      ? { data: { currency: 'EUR', rates: { EUR: '1.0', ...rates } } }
      : reply.status(400).send({ errors: [{ id: 'invalid_request', message: 'Currency is not supported' }] }),
  );
};
