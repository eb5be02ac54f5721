/** Documents that operators request again. */
import * as contract from '@carmine/contract/back-office/players/verification';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

export const registerDocumentsAgain = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, verification } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.withdrawVerification, async ({ params, body, operator }) => {
    const caseId = ids.decode('ver', params.id);
    if (caseId === undefined) return refuse('case_not_found');
    const { reason: refusal, note } = body;
    const withdrawn = await verification.withdraw({ caseId, operatorId: operator.id, refusal, note });
    if (withdrawn.ok) return answer(204);
    return refuse(withdrawn.reason === 'not_found' ? 'case_not_found' : withdrawn.reason);
  });

  route(app, service, contract.readFundsRequest, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'funds.read', params.id));
    const asked = await verification.fundsAsked(playerId);
    return answer(200, { asked: asked === undefined ? null : { at: asked.at.toISOString(), note: asked.note } });
  });

  route(app, service, contract.askForFunds, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const asked = await verification.askFunds({ playerId, operatorId: operator.id, note: body.note });
    if (asked.ok) return answer(204);
    return refuse(asked.reason === 'not_found' ? 'player_not_found' : asked.reason);
  });

  route(app, service, contract.dropFundsRequest, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    return (await verification.dropFunds(playerId, operator.id)) ? answer(204) : refuse('funds_not_asked');
  });
};
