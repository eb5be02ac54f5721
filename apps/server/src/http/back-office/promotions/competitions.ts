/** Races, tournaments and a player's loyalty figures, for operators. Views that show players are audited. */
import * as contract from '@carmine/contract/back-office/competitions';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { playersOf } from '../money/money-answers.ts';
import { playerOf, viewEntry } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

export const registerCompetitions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, competitions, loyalty, approvals } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listDeskCompetitions, async () =>
    answer(200, { items: await competitions.listForDesk() }),
  );

  route(app, service, contract.readDeskCompetition, async ({ params, query: { page, size }, operator }) => {
    const id = ids.decode('cmp', params.id);
    const found = id && (await competitions.readForDesk(id, page * size, size));
    if (found === undefined) return refuse('competition_not_found');
    const named = await playersOf(
      service,
      found.rows.flatMap(({ playerId, alike }) => [playerId, ...alike.map(({ otherId }) => otherId)]),
    );
    const items = found.rows.map(({ playerId, alike, ...row }) => ({
      ...{ player: named(playerId), ...row },
      alike: alike.map(({ otherId, basis }) => ({ player: named(otherId), basis })),
    }));
    const shown = items.flatMap(({ player, alike }) => [player.id, ...alike.map((one) => one.player.id)]);
    const players = [...new Set(shown)];
    await staff.record({
      ...{ operatorId: operator.id, action: 'competition.read' },
      details: { competition: params.id, players },
    });
    return answer(200, {
      competition: found.competition,
      places: { items, page, size, total: found.competition.players },
    });
  });

  route(app, service, contract.askDisqualification, async ({ params, body, operator }) => {
    const id = ids.decode('cmp', params.id);
    const playerId = await playerOf(service, body.playerId);
    if (playerId === undefined) return refuse('player_not_found');
    if (id === undefined || !(await competitions.mayDisqualify(id, playerId))) return refuse('competition_not_found');
    const { rule, reason } = body;
    const shown = { competition: params.id, player: body.playerId };
    const wish = { kind: 'disqualify_player', subject: `${id}:${playerId}`, ...shown, rule } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse('already_asked');
  });

  route(app, service, contract.readPlayerLoyalty, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'player.read_loyalty', params.id));
    return answer(200, await loyalty.ofPlayer(playerId));
  });
};
