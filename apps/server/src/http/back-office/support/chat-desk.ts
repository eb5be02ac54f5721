/** The chat at live tables for operators. Views are audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/players/chat';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import { playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

const registerQueue = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, chat } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listReportedMessages, async ({ query: { page, size }, operator }) => {
    const { items, total } = await chat.moderation.reported({ offset: page * size, size });
    const shown = items.map(({ id, playerId, tableId, name, body, at, state, before, after, reports }) => ({
      ...{ id: ids.encode('cht', id), player: ids.encode('usr', playerId), table: tableId, name, text: body, state },
      at: at.toISOString(),
      before: before.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
      after: after.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
      reports: reports.map((one) => ({
        ...{ player: ids.encode('usr', one.playerId), reason: one.reason, at: one.at.toISOString() },
      })),
    }));
    const players = [...new Set(shown.flatMap(({ player, reports }) => [player, ...reports.map((one) => one.player)]))];
    await staff.record({ operatorId: operator.id, action: 'chat.list', details: { list: 'reports', players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.listChatMessages, async ({ query: { page, size, table, player }, operator }) => {
    const playerId = player === undefined ? undefined : await playerOf(service, player);
    if (player !== undefined && playerId === undefined) return refuse('player_not_found');
    const { items, total } = await chat.moderation.said({ tableId: table, playerId }, { offset: page * size, size });
    const shown = items.map(({ id, playerId: by, tableId, name, body, at, state, reports }) => ({
      ...{ id: ids.encode('cht', id), player: ids.encode('usr', by), table: tableId, name, text: body, state, reports },
      at: at.toISOString(),
    }));
    const players = [...new Set(shown.map((one) => one.player))];
    await staff.record({ operatorId: operator.id, action: 'chat.list', details: { list: 'messages', players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.decideReportedMessage, async ({ params, body, operator }) => {
    const id = ids.decode('cht', params.id);
    if (id === undefined) return refuse('message_not_found');
    return (await chat.moderation.decide(id, body.decision, operator.id)) ? answer(204) : refuse('request_over');
  });
};

const registerPlayers = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, chat } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.muteChatPlayer, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const messageId = body.message === undefined ? undefined : ids.decode('cht', body.message);
    const { length, reason } = body;
    const muted = await chat.moderation.mute({ playerId, messageId, length, reason, by: operator.id });
    return muted === 'muted' ? answer(204) : refuse(muted);
  });

  route(app, service, contract.listChatMutes, async ({ query: { page, size }, operator }) => {
    const { items, total } = await chat.moderation.mutes({ offset: page * size, size });
    const names = await operatorNames(service);
    const shown = items.map(({ id, playerId, name, reason, at, until, by }) => ({
      ...{ id: ids.encode('mut', id), player: ids.encode('usr', playerId), name, reason },
      ...{ at: at.toISOString(), until: until?.toISOString() ?? null, by: names.get(by) ?? null },
    }));
    const players = shown.map(({ player }) => player);
    await staff.record({ operatorId: operator.id, action: 'chat.list', details: { list: 'mutes', players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.liftChatMute, async ({ params, body, operator }) => {
    const id = ids.decode('mut', params.id);
    const lifted = id !== undefined && (await chat.moderation.lift(id, operator.id, body.reason));
    return lifted ? answer(204) : refuse('mute_over');
  });

  route(app, service, contract.renameChatPlayer, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const renamed = await chat.moderation.rename({ playerId, ...body, by: operator.id });
    return renamed === 'renamed' ? answer(204) : refuse(renamed);
  });
};

export const registerChatDesk = (app: FastifyInstance, service: BackOfficeService): void => {
  const { chat } = service.modules;
  registerQueue(app, service);
  registerPlayers(app, service);

  route(app, service, contract.listChatWords, async () => answer(200, await chat.moderation.words()));
  route(app, service, contract.addChatWord, async ({ body, operator }) => {
    const added = await chat.moderation.addWord(body.word, body.language, operator.id);
    return added === 'added' ? answer(204) : refuse(added);
  });
  route(app, service, contract.removeChatWord, async ({ params, operator }) =>
    (await chat.moderation.removeWord(params.id, operator.id)) ? answer(204) : refuse('word_not_found'),
  );

  route(app, service, contract.listChatPlaces, async () => {
    const names = await operatorNames(service);
    const places = await chat.moderation.places();
    return answer(
      200,
      places.map(({ place, offSince, offBy }) => ({
        ...{ place, offSince: offSince?.toISOString() ?? null },
        offBy: offBy === null ? null : (names.get(offBy) ?? '–'),
      })),
    );
  });
  route(app, service, contract.setChatSwitch, async ({ body, operator }) => {
    const done = await chat.moderation.setSwitch(body, operator.id);
    if (done === 'switched') return answer(204);
    return refuse(done === 'unchanged' ? 'switch_unchanged' : 'table_not_found');
  });
};
