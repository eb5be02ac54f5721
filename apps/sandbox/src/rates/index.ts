/** Plays those who say what a currency is worth: one list of EUR per unit, always quoted at this moment, and an exchange's ticker. */
import type { FastifyInstance } from 'fastify';
import { serveExchangeRates } from './exchange-rates.ts';
import { serveTicker } from './ticker.ts';
import { eurPerUnit } from './values.ts';

export interface RatesParty {
  /** Until set back, the list is quoted at this moment instead of now (a provider that has stopped updating). */
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
