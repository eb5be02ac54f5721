/** Live tables: the list, a table and its events, joining, bets. */
import {
  cashOutTableBet,
  getTable,
  getTableEvents,
  joinTable,
  listTableBets,
  listTables,
  placeTableBet,
  undoTableBet,
} from '@carmine/contract/games/live-tables';
import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../platform/json.ts';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { playSessionOf, type PlayModules, type PlayService } from './play-service.ts';

export const liveTableRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  const { liveTables } = gaming;
  route(app, service, listTables, async () => answer(200, await liveTables.list()));
  route(app, service, joinTable, async ({ params, player, client }) => {
    const joined = await liveTables.join({ tableId: params.id, player, country: client.country });
    if (!joined.ok) return refuse(joined.reason, joined.details);
    return answer(201, { token: joined.token, currency: joined.currency });
  });
  route(app, service, getTable, async ({ params }) => {
    const table = await liveTables.table(params.id);
    return table === undefined ? refuse('game_unknown') : answer(200, table);
  });
  route(app, service, getTableEvents, async ({ params, query }) => {
    const events = await liveTables.events(params.id, query.after);
    return events === undefined ? refuse('game_unknown') : answer(200, events);
  });
  route(app, service, placeTableBet, async ({ playSession, body, client, idempotencyKey }) => {
    const { round, stake, params } = body;
    const request = { key: idempotencyKey, round, stake, params: params as JsonObject | undefined };
    const outcome = await liveTables.placeBet(playSessionOf(playSession), client, request);
    return outcome.ok ? answer(201, outcome.bet) : refuse(outcome.reason, outcome.details);
  });
  route(app, service, undoTableBet, async ({ playSession, params, client, idempotencyKey }) => {
    const request = { key: idempotencyKey, id: params.id };
    const outcome = await liveTables.undoBet(playSessionOf(playSession), client, request);
    return outcome.ok ? answer(200, outcome.bet) : refuse(outcome.reason, outcome.details);
  });
  route(app, service, cashOutTableBet, async ({ playSession, params, client, idempotencyKey }) => {
    const request = { key: idempotencyKey, id: params.id };
    const outcome = await liveTables.cashOutBet(playSessionOf(playSession), client, request);
    return outcome.ok ? answer(200, outcome.bet) : refuse(outcome.reason, outcome.details);
  });
  route(app, service, listTableBets, async ({ playSession, query }) =>
    answer(200, await liveTables.bets(playSessionOf(playSession), query.round)),
  );
};
