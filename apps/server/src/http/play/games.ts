/** The frame's data about its game and launch. */
import { getGameOutcomes, listGameOutcomes } from '@carmine/contract/games/fairness';
import { getPlayFairness, getPlayGame, getPlaySession, rotatePlayFairness } from '@carmine/contract/games/play';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { playSessionOf, type PlayModules, type PlayService } from './play-service.ts';

/** The maths of a version never change, but which version is played does. */
const anHour = { cacheControl: 'public, max-age=3600' };

export const playGameRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, getPlayGame, async ({ params, query }) => {
    const found = await gaming.playGame(params.id, query);
    return found.ok ? answer(200, found.game) : refuse(found.reason, found.details);
  });
  route(app, service, getGameOutcomes, async ({ params }) => {
    const found = await gaming.outcomes(params.id);
    return found.ok ? answer(200, found.outcomes, anHour) : refuse(found.reason, found.details);
  });
  route(app, service, listGameOutcomes, async () => answer(200, await gaming.gamesWithOutcomes()));
  route(app, service, getPlaySession, async ({ playSession, client }) => {
    const read = await gaming.session(playSessionOf(playSession), client);
    return read.ok ? answer(200, read.session) : refuse(read.reason, read.details);
  });
  route(app, service, getPlayFairness, async ({ playSession }) =>
    answer(200, await gaming.fairnessAt(playSessionOf(playSession))),
  );
  route(app, service, rotatePlayFairness, async ({ playSession, body }) => {
    const rotated = await gaming.rotateAt(playSessionOf(playSession), body.clientSeed);
    return rotated.ok ? answer(200, rotated.rotation) : refuse(rotated.reason, rotated.details);
  });
};
