/** Grants that wait for a person's decision. The list shows players and is audited. */
import * as contract from '@carmine/contract/back-office/grant-reviews';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { playersOf } from '../money/money-answers.ts';
import { operatorNames } from '../operator-names.ts';
import { playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

export const registerGrantReviews = (app: FastifyInstance, service: BackOfficeService): void => {
  const { promotionDesk: desk, staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listGrantReviews, async ({ operator }) => {
    const waiting = await desk.reviews();
    const titles = new Map((await desk.list()).map(({ id, title }) => [id, title]));
    const named = await playersOf(
      service,
      waiting.map(({ playerId }) => playerId),
    );
    const operators = await operatorNames(service);
    const items = waiting.map(
      ({ id, playerId, promotionId, version, reason, currency, bonus, spins, createdAt, ...one }) => ({
        ...{ id: ids.encode('own', id), player: named(playerId), version, reason: reason ?? 'same_device', currency },
        promotion: promotionId === null ? null : (titles.get(ids.encode('prm', promotionId)) ?? '–'),
        ...{ bonus: formatAmount(money(currency, bonus)), freeSpins: spins, createdAt: createdAt.toISOString() },
        ...{ needed: one.needed, agreed: one.agreed.map((key) => operators.get(key) ?? '–') },
      }),
    );
    const players = [...new Set(items.map(({ player }) => player.id))];
    await staff.record({ operatorId: operator.id, action: 'promotion.list_reviews', details: { players } });
    return answer(200, { items });
  });

  route(app, service, contract.decideGrantReview, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, body.playerId);
    if (playerId === undefined) return refuse('player_not_found');
    const id = ids.decode('own', params.id);
    const { granted: isGranted, reason } = body;
    const state = id && (await desk.review({ playerId, id, isGranted, reason, by: operator.id }));
    return state === undefined || state === 'over' ? refuse('review_not_found') : answer(200, { state });
  });
};
