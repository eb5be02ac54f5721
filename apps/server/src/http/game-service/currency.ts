/** The currencies that are on. */
import { getCurrencies, type CurrencyEntry } from '@carmine/contract';
import { currencies } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { route, type Service } from '../route.ts';

const entries: readonly CurrencyEntry[] = currencies.map(({ code, name, symbol, type, subunitsToUnit, label }) => ({
  currency: code,
  name,
  symbol,
  type,
  fiat: type === 'FIAT',
  subunits_to_unit: Number(subunitsToUnit),
  ...(label === undefined ? {} : { label }),
}));

export const currencyRoutes = (app: FastifyInstance, service: Service): void => {
  route(app, service, getCurrencies, async () => answer(200, [...entries], { cacheControl: 'public, max-age=300' }));
};
