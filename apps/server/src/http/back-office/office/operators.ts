/** Operators are invited, locked and unlocked by admins. */
import * as contract from '@carmine/contract/back-office/operators';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { BackOfficeService } from '../service.ts';

export const registerOperators = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listOperators, async () => {
    const operators = await staff.operators();
    return answer(
      200,
      operators.map(({ id, name, email, role, status, invitedAlone }) => ({
        ...{ id: ids.encode('opr', id), name, email, role, status, invitedAlone },
      })),
    );
  });

  route(app, service, contract.inviteOperator, async ({ body, operator }) => {
    const invited = await staff.inviteOperator({ ...body, invitedBy: operator.id });
    if (!invited.ok) return refuse(invited.reason);
    if ('waits' in invited) return answer(202, { waits: true });
    return answer(201, { expiresAt: invited.expiresAt.toISOString() });
  });

  route(app, service, contract.renewOperator, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('opr', params.id);
    if (id === undefined) return refuse('operator_not_found');
    const renewed = await staff.renewOperator({ id, by: operator.id, reason });
    if (!renewed.ok) return refuse(renewed.reason);
    if ('waits' in renewed) return answer(202, { waits: true });
    return answer(201, { expiresAt: renewed.expiresAt.toISOString() });
  });

  route(app, service, contract.setOperatorStatus, async ({ params, body, operator }) => {
    const id = ids.decode('opr', params.id);
    if (id === undefined) return refuse('operator_not_found');
    const changed = await staff.setOperatorStatus({ id, ...body, by: operator.id });
    return changed.ok ? answer(204) : refuse(changed.reason);
  });
};
