/** The lists under `/cdn/`. */
import type { Game } from '@carmine/contract/games/game-service';
import {
  getCountryCodes,
  getCurrencyList,
  getRecommendedGames,
  getRestrictedCountries,
  getSiteConfig,
  type SiteConfig,
} from '@carmine/contract/static-lists';
import { currencies } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../../modules/content/index.ts';
import { countries, type Geo } from '../../modules/geo/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';
import { imageRoutes } from './images.ts';

interface Modules {
  readonly geo: Geo;
  readonly content: Content;
  readonly gaming: { readonly catalogue: { of(country: string): Promise<{ readonly games: readonly Game[] }> } };
  readonly site: Omit<SiteConfig, 'skin'>;
}

const fiveMinutes = { cacheControl: 'public, max-age=300' };
/** Operators' changes must be visible at the next request. */
const alwaysAsk = { cacheControl: 'no-cache' };

const currencyList = currencies.map(({ code, name, symbol, type, subunitsToUnit, label }) => ({
  currency: code,
  name,
  symbol,
  type,
  fiat: type === 'FIAT',
  subunits_to_unit: Number(subunitsToUnit),
  ...(label === undefined ? {} : { label }),
}));

const countryList = countries.map(({ states, ...country }) => ({
  ...country,
  ...(states === undefined ? {} : { states: [...states] }),
}));

export const staticListRoutes = (app: FastifyInstance, service: Service, modules: Modules): void => {
  const { geo, content, gaming, site } = modules;
  route(app, service, getCountryCodes, async () => answer(200, countryList, fiveMinutes));
  route(app, service, getCurrencyList, async () => answer(200, currencyList, fiveMinutes));
  route(app, service, getRestrictedCountries, async () =>
    answer(
      200,
      (await geo.restricted()).map((code) => ({ code })),
      alwaysAsk,
    ),
  );
  route(app, service, getSiteConfig, async ({ headers }) =>
    answer(200, { ...site, skin: content.skin(headers.host).id }, fiveMinutes),
  );
  route(app, service, getRecommendedGames, async ({ headers, client }) => {
    const wanted = content.recommendedGames(content.skin(headers.host));
    const { games } = await gaming.catalogue.of(client.country);
    return answer(
      200,
      wanted.flatMap((id) => games.filter((game) => game.id === id)),
      fiveMinutes,
    );
  });
  imageRoutes(app, service.http, { content });
};
