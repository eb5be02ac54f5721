/** Cases of accounts that may belong to an excluded person. Every view is audited. */
import * as contract from '@carmine/contract/back-office/exclusion-cases';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

export const registerExclusionCases = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, exclusionCases } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listExclusionCases, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'exclusion_case.read', params.id));
    const [cases, names] = await Promise.all([exclusionCases.ofPlayer(playerId), operatorNames(service)]);
    return answer(
      200,
      cases.map(({ id, excludedId, basis, openedAt, bound, decision, decidedBy, decidedAt, reason }) => ({
        ...{ id: ids.encode('exc', id), excluded: ids.encode('usr', excludedId), basis, bound, decision },
        openedAt: openedAt.toISOString(),
        decidedBy: decidedBy === null ? null : (names.get(decidedBy) ?? '–'),
        decidedAt: decidedAt?.toISOString() ?? null,
        reason: reason ?? null,
      })),
    );
  });

  route(app, service, contract.decideExclusionCase, async ({ params, body: { decision, reason }, operator }) => {
    const id = ids.decode('exc', params.id);
    if (id === undefined) return refuse('exclusion_case_not_found');
    const decided = await exclusionCases.decide({ id, by: operator.id, decision, reason });
    return decided.ok ? answer(200, { outcome: decided.outcome }) : refuse(decided.reason);
  });
};
