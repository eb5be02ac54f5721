/** A player's consents. Every view is audited. */
import * as contract from '@carmine/contract/back-office/players/consents';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { maskIp } from '../mask.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

export const registerPlayerConsents = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, identity } = service.modules;

  route(app, service, contract.readPlayerConsents, async ({ params, query: { page, size }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'player.read_consents', params.id));
    const { items, total } = await identity.consents(playerId, { offset: page * size, size });
    const shown = items.map(({ at, ip, ...consent }) => ({
      ...consent,
      ...{ at: at.toISOString(), address: ip === undefined ? null : maskIp(ip) },
    }));
    return answer(200, { items: shown, page, size, total });
  });
};
