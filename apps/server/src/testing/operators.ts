/** Operators for tests, enrolled over the ordinary calls. */
import * as office from '@carmine/contract/back-office';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TestServer, Visitor } from './test-server.ts';

const password = 'a long enough password';

/** Somebody with this role, signed in at the back office. */
export const enrolOperator = async (
  server: TestServer,
  role: (typeof office.operatorRoles)[number],
): Promise<Visitor> => {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
  const token = randomBytes(32).toString('base64url');
  // As the owner of the database: where there are several, two of them would have to agree.
  await server.database.db.run(
    `insert into operators (email, name, role, invite_token_hash, invite_expires_at)
     values ($1, '', $2, $3, now() + interval '1 hour')`,
    [email, role, createHash('sha256').update(token).digest()],
  );
  const visitor = server.officeVisitor();
  const accepted = await visitor.call(office.acceptInvitation, { body: { token, name: 'Olga Office', password } });
  if (!accepted.ok) throw new Error(accepted.problem.code);
  const code = new TOTP({ secret: Secret.fromBase32(accepted.data.secret) }).generate();
  const confirmed = await visitor.call(office.confirmInvitation, { body: { token, code } });
  if (!confirmed.ok) throw new Error(confirmed.problem.code);
  return visitor;
};
