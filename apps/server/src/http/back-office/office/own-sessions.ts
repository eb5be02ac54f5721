/** An operator's sessions, step-up, and why a session ended. */
import * as contract from '@carmine/contract/back-office/sessions';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../../../modules/messages/index.ts';
import { operatorIdleMs } from '../../../modules/staff/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

export const registerOwnSessions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listOperatorSessions, async ({ operator }) => {
    const own = operatorOf(operator);
    const sessions = await staff.sessions.list(own);
    return answer(
      200,
      sessions.map(({ id, ip, country, userAgent, createdAt, lastSeenAt }) => ({
        ...{ id: ids.encode('ops', id), current: id === own.sessionId, ip, country, device: deviceName(userAgent) },
        ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      })),
    );
  });

  route(app, service, contract.endOperatorSession, async ({ params, operator }) => {
    const id = ids.decode('ops', params.id);
    const ended = id !== undefined && (await staff.sessions.end(operatorOf(operator), id));
    return ended ? answer(204) : refuse('session_not_found');
  });

  route(app, service, contract.endOtherOperatorSessions, async ({ operator }) =>
    answer(200, { ended: await staff.sessions.endOthers(operatorOf(operator)) }),
  );

  route(app, service, contract.readSessionEnd, async ({ token }) => {
    const end = token === undefined || token.length > 128 ? undefined : await staff.sessions.ended(token);
    return answer(200, { end: end ?? null, idleMinutes: operatorIdleMs / 60_000 });
  });

  route(app, service, contract.operatorStepUp, async ({ body, operator }) =>
    (await staff.stepUp(operatorOf(operator), body.code)) ? answer(204) : refuse('code_wrong'),
  );
};
