/** Approval requests. Their use cases write the audit entries. */
import * as contract from '@carmine/contract/back-office/approvals';
import type { FastifyInstance } from 'fastify';
import type { ListId } from '../../../modules/compliance/index.ts';
import type { ReadRequest } from '../../../modules/staff/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';
import { shownRequests } from './shown-request.ts';

const registerOfPlayer = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, approvals } = service.modules;

  route(app, service, contract.readPlayerApprovals, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'approval.read', params.id));
    const [items, possible] = await Promise.all([
      approvals.ofPlayer(operatorOf(operator), playerId),
      approvals.possible(playerId),
    ]);
    return answer(200, { items: await shownRequests(service, operator.id, items), possible });
  });

  route(app, service, contract.askApproval, async ({ params, body: { kind, reason }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const asked = await approvals.ask({ wish: { kind, playerId }, by: operator.id, reason });
    return asked.ok ? answer(201, { id: service.http.ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });
};

const registerList = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, approvals, identity, risk } = service.modules;
  const { ids } = service.http;

  const playerNamed = async ({ wish }: ReadRequest) => {
    if (!('playerId' in wish)) return null;
    const profile = await identity.profile(wish.playerId);
    const name = profile === undefined ? '–' : `${profile.firstName} ${profile.lastName}`.trim();
    return { id: ids.encode('usr', wish.playerId), name };
  };

  route(app, service, contract.listApprovals, async ({ query: { page, size, list, kind }, operator }) => {
    const filter = { list, kind, offset: page * size, size };
    const { items, total } = await approvals.list(operatorOf(operator), filter);
    const [shown, players] = await Promise.all([
      shownRequests(service, operator.id, items),
      Promise.all(items.map(playerNamed)),
    ]);
    const named = [...new Set(players.flatMap((player) => (player === null ? [] : [player.id])))];
    await staff.record({ operatorId: operator.id, action: 'approval.list', details: { list, players: named } });
    const rows = shown.map((request, at) => ({ ...request, player: players[at] ?? null }));
    return answer(200, { items: rows, page, size, total });
  });

  route(app, service, contract.listDroppedNames, async ({ params, query: { page, size } }) => {
    const id = ids.decode('apr', params.id);
    const request = id === undefined ? undefined : await approvals.find(id);
    const wish = request?.state === 'open' ? request.wish : undefined;
    if (wish?.kind !== 'replace_list' && wish?.kind !== 'remove_list') return refuse('request_not_found');
    const list = wish.kind === 'replace_list' ? { list: wish.list as ListId } : {};
    const names = await risk.droppedNames({ base: wish.base as ListId, ...list }, { offset: page * size, size });
    const items = names.items.map(({ born, ...entry }) => ({ ...entry, born: born ?? null }));
    return answer(200, { items, page, size, total: names.total });
  });
};

const registerDecisions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { approvals, geo, risk } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.approveRequest, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('apr', params.id);
    const request = id === undefined ? undefined : await approvals.find(id);
    if (id === undefined || request === undefined) return refuse('request_not_found');
    const approved = await approvals.approve({ id, by: operator.id, reason });
    if (!approved.ok) return refuse(approved.reason);
    if (request.wish.kind === 'replace_list') await risk.askRescreen();
    geo.listsChanged();
    return answer(200, { state: approved.state });
  });

  route(app, service, contract.endRequest, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('apr', params.id);
    if (id === undefined) return refuse('request_not_found');
    const ended = await approvals.end({ id, by: operator.id, reason });
    return ended.ok ? answer(204) : refuse(ended.reason);
  });
};

export const registerApprovals = (app: FastifyInstance, service: BackOfficeService): void => {
  registerOfPlayer(app, service);
  registerList(app, service);
  registerDecisions(app, service);
};
