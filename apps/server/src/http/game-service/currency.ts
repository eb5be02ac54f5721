/** Enabled currencies, for deposits and withdrawals. */
import { type CurrencyEntry, getCurrencies } from '@carmine/contract/games/game-service';
import { currencies } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Coins } from '../../modules/payments/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

const entries: readonly CurrencyEntry[] = currencies.map(({ code, name, symbol, type, subunitsToUnit, label }) => ({
  currency: code,
  name,
  symbol,
  type,
  fiat: type === 'FIAT',
  subunits_to_unit: Number(subunitsToUnit),
  ...(label === undefined ? {} : { label }),
}));

interface CurrencyModules {
  readonly coins: Pick<Coins, 'currencies'>;
}

export const currencyRoutes = (app: FastifyInstance, service: Service, { coins }: CurrencyModules): void => {
  route(app, service, getCurrencies, async () => {
    const usable = await coins.currencies();
    const on = entries.filter(({ currency }) => usable.includes(currency));
    // Short, so that a network that just became reachable appears soon.
    return answer(200, on, { cacheControl: 'public, max-age=15' });
  });
};
