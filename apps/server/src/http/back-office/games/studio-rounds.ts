/** Rounds of studios for operators: what is known of those that are held, and requests to void one. */
import * as contract from '@carmine/contract/back-office/games/studio-rounds';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { eur } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';

export const registerStudioRounds = (app: FastifyInstance, service: BackOfficeService): void => {
  const { gaming, approvals } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listStudioRounds, async () => {
    const rounds = await gaming.liveTables.studioRounds();
    return answer(
      200,
      rounds.map(({ id, stakedCents, requestId, heldAt, closesAt, events, ...round }) => ({
        ...{ ...round, id: ids.encode('lrd', id), staked: eur(stakedCents) },
        ...{ heldAt: heldAt?.toISOString() ?? null, closesAt: closesAt.toISOString() },
        mayVoid: round.phase === 'closed' && round.held !== null,
        request: requestId === null ? null : ids.encode('apr', requestId),
        events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
      })),
    );
  });

  route(app, service, contract.askLiveRoundVoid, async ({ params: { id }, body: { reason }, operator }) => {
    const rowId = ids.decode('lrd', id);
    const round = (await gaming.liveTables.studioRounds()).find((one) => one.id === rowId);
    if (rowId === undefined || round === undefined) return refuse('not_found');
    if (round.phase !== 'closed' || round.held === null) return refuse('live_round_decided');
    const wish = { kind: 'void_live_round', subject: String(rowId), table: round.table, round: id } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse('already_asked');
  });
};
