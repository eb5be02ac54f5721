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
import { bearerOf } from '../calls/admit.ts';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { playSessionOf, type PlayModules, type PlayService } from './play-service.ts';

/** Without a token, or with one whose launch is over, a viewer sees what everybody does. Play money has no seat. */
const viewerOf =
  ({ gaming }: PlayModules, headers: Parameters<typeof bearerOf>[0]['headers']) =>
  async () => {
    const token = bearerOf({ headers });
    const session = token === undefined ? undefined : await gaming.findPlaySession(token);
    return session === undefined || session.ended || session.mode === 'demo' ? undefined : session.playerId;
  };

export const liveTableRoutes = (app: FastifyInstance, service: PlayService, modules: PlayModules): void => {
  const { liveTables } = modules.gaming;
  route(app, service, listTables, async () => answer(200, await liveTables.list()));
  route(app, service, joinTable, async ({ params, player, client }) => {
    const joined = await liveTables.join({ tableId: params.id, player, country: client.country });
    if (!joined.ok) return refuse(joined.reason, joined.details);
    return answer(201, { token: joined.token, currency: joined.currency });
  });
  route(app, service, getTable, async ({ params, headers }) => {
    const table = await liveTables.table(params.id, viewerOf(modules, headers));
    return table === undefined ? refuse('game_unknown') : answer(200, table);
  });
  route(app, service, getTableEvents, async ({ params, query, headers }) => {
    const events = await liveTables.events(params.id, query.after, viewerOf(modules, headers));
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
