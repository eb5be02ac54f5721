/** Simulates rate providers: a list of EUR per unit, always quoted now, and an exchange's ticker. */
import type { FastifyInstance } from 'fastify';
import { serveExchangeRates } from './exchange-rates.ts';
import { serveTicker } from './ticker.ts';
import { eurPerUnit } from './values.ts';

export interface RatesParty {
  /** Freezes the list's timestamp, like a provider that has stopped updating; undefined resumes. */
  quoteAt(at: Date | undefined): void;
}

export const createRatesParty = (app: FastifyInstance): RatesParty => {
  let stuckAt: Date | undefined;
  app.get('/rates/v1/latest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ base: 'EUR', quoted_at: (stuckAt ?? new Date()).toISOString(), eur_per_unit: eurPerUnit }),
  );
  serveTicker(app);
  serveExchangeRates(app);
  return {
    quoteAt: (at) => {
      stuckAt = at;
    },
  };
};
