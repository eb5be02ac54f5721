/** Game settings, changed by operators with the role for the catalogue. */
import * as contract from '@carmine/contract/back-office/games/games';
import type { FastifyInstance } from 'fastify';
import { findCountry } from '../../../modules/geo/index.ts';
import type { KnownGame } from '../../../modules/gaming/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

const toOfficeGame = ({ game, settings, away }: KnownGame): contract.OfficeGame => ({
  id: game.id,
  name: game.name,
  provider: game.provider,
  category: game.category,
  shown: { featured: game.tags.includes('featured'), isNew: game.isNew, hot: game.tags.includes('hot') },
  settings: { ...settings, hiddenIn: [...settings.hiddenIn] },
  ...(away === true ? { away } : {}),
});

export const registerGames = (app: FastifyInstance, service: BackOfficeService): void => {
  const { gaming } = service.modules;

  route(app, service, contract.listOfficeGames, async () =>
    answer(200, (await gaming.catalogue.all()).map(toOfficeGame)),
  );

  route(app, service, contract.changeOfficeGame, async ({ params: { id }, body, operator }) => {
    if (!body.settings.hiddenIn.every((code) => findCountry(code) !== undefined)) return refuse('unknown_country');
    const settings = { ...body.settings, hiddenIn: [...new Set(body.settings.hiddenIn)].toSorted() };
    const changed = await gaming.changeGame({ id, settings, operatorId: operator.id, reason: body.reason });
    return changed.ok ? answer(204) : refuse(changed.reason);
  });
};
