/** A player's bets. */
import { getBetHistory, getBetProviders } from '@carmine/contract/games/bet-history';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import type { PlayModules, PlayService } from '../../play/play-service.ts';
import { route } from '../../calls/route.ts';

const dayMs = 24 * 3_600_000;
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A date without time includes the whole day. */
const endOf = (text: string): Date => new Date(new Date(text).getTime() + (isDate(text) ? dayMs : 0));

export const betHistoryRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, getBetHistory, async ({ player, query }) => {
    const { page, size, from, to, provider } = query;
    const { items, total } = await gaming.bets.page({
      playerId: player.playerId,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : endOf(to),
      page,
      size,
      provider,
    });
    return answer(200, { items, page, size, total });
  });
  route(app, service, getBetProviders, async ({ player }) => answer(200, await gaming.bets.providers(player.playerId)));
};
