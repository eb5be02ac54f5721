/** Launches games, and provides the data to verify rounds. */
import {
  getFairnessSeeds,
  getRoundRecord,
  getRoundsOfPair,
  getSeedPairs,
  postFairnessRotate,
  postGame,
} from '@carmine/contract/games/game-service';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import type { PlayModules, PlayService } from '../play/play-service.ts';
import { route } from '../calls/route.ts';

export const launchRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, postGame, async ({ body, player, client }) => {
    const { launchId, demo } = body;
    const launched = await gaming.launch({ launchId, demo, player, country: client.country });
    if (!launched.ok) return refuse(launched.reason, launched.details);
    const { ok: _ok, ...launch } = launched;
    return answer(201, launch);
  });
  route(app, service, getFairnessSeeds, async ({ player }) => answer(200, await gaming.fairness(player.playerId)));
  route(app, service, postFairnessRotate, async ({ player, body }) => {
    const rotated = await gaming.rotate(player.playerId, body.clientSeed);
    return rotated.ok ? answer(200, rotated.rotation) : refuse(rotated.reason, rotated.details);
  });
  route(app, service, getSeedPairs, async ({ player }) => answer(200, await gaming.seedPairs.list(player.playerId)));
  route(app, service, getRoundsOfPair, async ({ player, params, query }) => {
    const rounds = await gaming.seedPairs.rounds(player.playerId, { serverSeedHash: params.hash, ...query });
    return rounds === undefined ? refuse('not_found') : answer(200, rounds);
  });
  route(app, service, getRoundRecord, async ({ player, params }) => {
    const record = await gaming.round(player.playerId, params.id);
    return record === undefined ? refuse('not_found') : answer(200, record);
  });
};
