/** Parts of the catalogue: what a page shows, without the whole of it. All of these are ours. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameFeatures, gameOrders, segmentIds, volatilities } from './game-filter.ts';
import { game } from './game-service.ts';

const base = '/game-service/api/v1';
const count = z.number().int().min(0);

export const catalogueSummary = z.object({
  /** Changes with the catalogue: `games-and-categories` may be cached permanently under it. */
  version: z.string(),
  total: count,
  /** Lists that contain games, without those that repeat an earlier list. */
  segments: z.array(z.object({ id: z.enum(segmentIds), title: z.string(), count })),
  /** Most games first. */
  providers: z.array(z.object({ name: z.string(), count })),
  features: z.array(z.enum(gameFeatures)),
  hasJackpots: z.boolean(),
});
export type CatalogueSummary = z.infer<typeof catalogueSummary>;

export const getCatalogueSummary = endpoint({
  name: 'getCatalogueSummary',
  method: 'GET',
  path: `${base}/catalogue`,
  summary: 'Number of games, their lists, and the version of the catalogue (ours)',
  access: 'public',
  rateLimit: 'read',
  answers: { 200: catalogueSummary },
});

const yes = z.literal('1').transform(() => true);

export const listGames = endpoint({
  name: 'listGames',
  method: 'GET',
  path: `${base}/games`,
  summary: 'Games that match the filters, in order, from a position on (ours)',
  access: 'public',
  rateLimit: 'read',
  query: z.strictObject({
    category: z.enum(segmentIds).optional(),
    provider: z.string().max(100).optional(),
    volatility: z.enum(volatilities).optional(),
    rtp: z.coerce.number().min(0).max(100).optional(),
    feature: z.enum(gameFeatures).optional(),
    jackpot: yes.optional(),
    demo: yes.optional(),
    sort: z.enum(gameOrders).optional(),
    size: z.coerce.number().int().min(1).max(100).default(12),
  }),
  answers: { 200: z.object({ games: z.array(game), total: count }) },
});

export const gamePage = z.object({ game, related: z.array(game) });
export type GamePage = z.infer<typeof gamePage>;

export const getGame = endpoint({
  name: 'getGame',
  method: 'GET',
  path: `${base}/game`,
  summary: 'One game by name or ID, with similar games; 404 if unknown (ours)',
  access: 'public',
  rateLimit: 'read',
  query: z.strictObject({ name: z.string().min(1).max(300) }),
  answers: { 200: gamePage },
});

export const getRecentGames = endpoint({
  name: 'getRecentGames',
  method: 'GET',
  path: `${base}/games/recent`,
  summary: 'Games the player bet on last, newest first (ours)',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: z.array(game) },
});
