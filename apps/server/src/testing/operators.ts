/** Operators for tests, enrolled over the ordinary calls. */
import * as office from '@carmine/contract/back-office';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TestServer, Visitor } from './test-server.ts';

const password = 'a long enough password';

/** Somebody with this role, signed in at the back office. */
export const enrolOperator = async (
  server: TestServer,
  role: (typeof office.operatorRoles)[number],
): Promise<Visitor> => {
  const { staff } = server.modules;
  const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
  const invited = await staff.inviteOperator({ email, role, invitedBy: null });
  if (!invited.ok) throw new Error(invited.reason);
  const visitor = server.officeVisitor();
  const token = new URL(invited.link).hash.slice('#token='.length);
  const accepted = await visitor.call(office.acceptInvitation, { body: { token, name: 'Olga Office', password } });
  if (!accepted.ok) throw new Error(accepted.problem.code);
  const code = new TOTP({ secret: Secret.fromBase32(accepted.data.secret) }).generate();
  const confirmed = await visitor.call(office.confirmInvitation, { body: { token, code } });
  if (!confirmed.ok) throw new Error(confirmed.problem.code);
  return visitor;
};
