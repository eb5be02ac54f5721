/** Operators for tests, enrolled with regular calls. */
import * as office from '@carmine/contract/back-office/operators';
import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { Staff } from '../modules/staff/index.ts';
import { Secret, TOTP } from 'otpauth';
import type { TestServer, Visitor } from './test-server.ts';

const password = 'a long enough password';

/** An operator with this role, signed in at the back office. */
export const enrolOperator = async (
  server: TestServer,
  role: (typeof office.operatorRoles)[number],
): Promise<Visitor> => {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
  const token = randomBytes(32).toString('base64url');
  // As the database owner, because with several operators two would have to approve.
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

/** The last one-time link mailed to this operator. */
export const mailedLink = async (owner: Sql, staff: Pick<Staff, 'openLink'>, email: string): Promise<string> => {
  const { payload } = await owner.one<{ payload: { operator: string; link: string } }>(
    `select payload from outbox where topic in ('operator.invited', 'operator.renewed') and key =
       (select 'operator:' || id from operators where email = $1) order by id desc limit 1`,
    [email],
  );
  return staff.openLink(BigInt(payload.operator), payload.link);
};

export const tokenOf = (link: string): string => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
