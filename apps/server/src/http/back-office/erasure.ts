/** The end of a player's personal data, asked for by staff. */
import * as contract from '@carmine/contract/back-office';
import type { FastifyInstance } from 'fastify';
import type { PlayerId } from '../../platform/ids.ts';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import { playerOf } from './player-of.ts';
import type { BackOfficeService } from './service.ts';

export const registerErasure = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, ownData } = service.modules;

  const stateOf = async (playerId: PlayerId) => {
    const erasure = await ownData.erasure(playerId);
    if (erasure === undefined) return { erasure: null };
    return { erasure: { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString() } };
  };

  route(app, service, contract.readErasure, async ({ params }) => {
    const playerId = await playerOf(service, params.id);
    return playerId === undefined ? refuse('player_not_found') : answer(200, await stateOf(playerId));
  });

  route(app, service, contract.askErasure, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const entry = { operatorId: operator.id, action: 'player.ask_erasure', subject: { kind: 'player', id: params.id } };
    const asked = await ownData.askErasure(playerId, operator.id, (sql) =>
      staff.recordWithin(sql, { ...entry, details: { reason: body.reason } }),
    );
    return asked.ok ? answer(200, await stateOf(playerId)) : refuse(asked.reason);
  });

  route(app, service, contract.dropErasure, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const entry = {
      operatorId: operator.id,
      action: 'player.drop_erasure',
      subject: { kind: 'player', id: params.id },
    };
    const dropped = await ownData.dropErasure(playerId, (sql) => staff.recordWithin(sql, entry));
    return dropped ? answer(204) : refuse('erasure_not_asked');
  });
};
