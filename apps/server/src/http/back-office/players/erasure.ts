/** Erasure of a player's personal data: requested by the player, or by staff with two operators; carried out at the legal time. */
import * as contract from '@carmine/contract/back-office/players/erasure';
import type { FastifyInstance } from 'fastify';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { SignedIn } from '../../../modules/staff/index.ts';
import { shownRequests } from '../approvals/shown-request.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

type Row = Awaited<ReturnType<BackOfficeService['modules']['ownData']['erasures']>>['items'][number];

const shown = ({ askedAt, askedBy, dueAt, erasedAt }: Row, names: OperatorNames): contract.Erasure => ({
  askedAt: askedAt.toISOString(),
  askedBy: askedBy === null ? null : (names.get(askedBy) ?? '–'),
  dueAt: dueAt.toISOString(),
  erasedAt: erasedAt?.toISOString() ?? null,
});

const stateOf = async (
  service: BackOfficeService,
  playerId: PlayerId,
  reader: SignedIn,
): Promise<contract.ErasureState> => {
  const { ownData, approvals } = service.modules;
  const [{ erasure, closedAt, ...rest }, request, names] = await Promise.all([
    ownData.erasureView(playerId),
    approvals.openOf(reader, playerId, 'erase_data'),
    operatorNames(service),
  ]);
  return {
    ...rest,
    erasure: erasure === undefined ? null : shown(erasure, names),
    request: request === undefined ? null : ((await shownRequests(service, reader.id, [request]))[0] ?? null),
    closedAt: closedAt?.toISOString() ?? null,
  };
};

export const registerErasure = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, ownData, identity, approvals } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listErasures, async ({ query: { page, size, state }, operator }) => {
    const { items, total } = await ownData.erasures({ erased: state === 'erased', offset: page * size, size });
    const names = await operatorNames(service);
    const rows = await Promise.all(
      items.map(async (row) => {
        const profile = await identity.profile(row.playerId);
        const name = profile === undefined ? null : `${profile.firstName} ${profile.lastName}`.trim();
        return { ...shown(row, names), player: { id: ids.encode('usr', row.playerId), name } };
      }),
    );
    const details = { state, players: rows.map(({ player }) => player.id) };
    await staff.record({ operatorId: operator.id, action: 'player.list_erasures', details });
    return answer(200, { items: rows, page, size, total });
  });

  route(app, service, contract.readErasure, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'player.read_erasure', params.id));
    return answer(200, await stateOf(service, playerId, operatorOf(operator)));
  });

  route(app, service, contract.askErasure, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const wish = { kind: 'erase_data', playerId } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason: body.reason });
    return asked.ok ? answer(202, await stateOf(service, playerId, operatorOf(operator))) : refuse(asked.reason);
  });

  route(app, service, contract.dropErasure, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const dropped = await ownData.dropErasure(playerId, operator.id);
    return dropped ? answer(204) : refuse('erasure_not_asked');
  });
};
