/** Bets, actions and rounds of a launched game. */
import { getPlayRound } from '@carmine/contract/games/game-service';
import { actInPlayRound, listPlayRounds, markPlayRoundPresented, startPlayRound } from '@carmine/contract/games/play';
import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../platform/json.ts';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { playSessionOf, type PlayModules, type PlayService } from './play-service.ts';

export const playRoundRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, startPlayRound, async ({ playSession, body, client, idempotencyKey }) => {
    const outcome = await gaming.startRound(playSessionOf(playSession), client, {
      key: idempotencyKey,
      stake: body.stake,
      params: body.params as JsonObject | undefined,
      grantId: body.grantId,
    });
    return outcome.ok ? answer(201, outcome.round) : refuse(outcome.reason, outcome.details);
  });
  route(app, service, actInPlayRound, async ({ playSession, params, body, client, idempotencyKey }) => {
    const outcome = await gaming.actInRound(playSessionOf(playSession), client, {
      key: idempotencyKey,
      roundId: params.id,
      seq: body.seq,
      action: body.action as JsonObject & { type: string },
    });
    return outcome.ok ? answer(200, outcome.round) : refuse(outcome.reason, outcome.details);
  });
  route(app, service, getPlayRound, async ({ playSession, params }) => {
    const record = await gaming.roundAt(playSessionOf(playSession), params.id);
    return record === undefined ? refuse('not_found') : answer(200, record);
  });
  route(app, service, markPlayRoundPresented, async ({ playSession, params, body }) =>
    (await gaming.markPresented(playSessionOf(playSession), params.id, body.parts)) ? answer(204) : refuse('not_found'),
  );
  route(app, service, listPlayRounds, async ({ playSession, query }) =>
    answer(200, await gaming.rounds(playSessionOf(playSession), query.size)),
  );
};
