/** Invitation, sign-in, sign-out and the signed-in operator. */
import * as contract from '@carmine/contract/back-office/operators';
import type { FastifyInstance } from 'fastify';
import { permissions, type Operator } from '../../../modules/staff/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

export const shownOperator = (service: BackOfficeService, operator: Operator): contract.Operator => ({
  id: service.http.ids.encode('opr', operator.id),
  name: operator.name,
  email: operator.email,
  role: operator.role,
  permissions: [...permissions(operator.role)],
});

export const registerSessions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, content, sandboxed } = service.modules;

  route(app, service, contract.acceptInvitation, async ({ body }) => {
    const accepted = await staff.acceptInvitation(body);
    if (!accepted.ok) return refuse(accepted.reason);
    const { email, secret, otpauthUri } = accepted;
    return answer(200, { email, secret, otpauthUri });
  });

  route(app, service, contract.confirmInvitation, async ({ body, client }) => {
    const confirmed = await staff.confirmInvitation({ ...body, client });
    if (!confirmed.ok) return refuse(confirmed.reason);
    return answer(200, { operator: shownOperator(service, confirmed.operator) }, { session: confirmed.token });
  });

  route(app, service, contract.operatorSignIn, async ({ body, client }) => {
    const signedIn = await staff.signIn({ ...body, client });
    if (!signedIn.ok) return refuse(signedIn.reason);
    return answer(200, { operator: shownOperator(service, signedIn.operator) }, { session: signedIn.token });
  });

  route(app, service, contract.operatorSignOut, async ({ token }) => {
    if (token !== undefined) await staff.signOut(token);
    return answer(204, undefined, { session: null });
  });

  route(app, service, contract.operatorSelf, async ({ operator }) =>
    answer(200, {
      operator: shownOperator(service, operatorOf(operator)),
      sandbox: sandboxed,
      brand: content.skin(undefined).brand.name,
    }),
  );
};
