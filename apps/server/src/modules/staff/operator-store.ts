/** The only SQL of operators and their sessions. */
import type { Sql } from '../../database/database.ts';
import type { Operator, OperatorId } from './operator.ts';
import type { OperatorRole } from './permissions.ts';

const columns = 'id, email, name, role, status';

export interface OperatorSecrets extends Operator {
  readonly passwordHash: string | null;
  readonly totpSecretSealed: Buffer | null;
  readonly totpLastStep: bigint;
}

const secretColumns = `${columns}, password_hash as "passwordHash", totp_secret_sealed as "totpSecretSealed",
  totp_last_step as "totpLastStep"`;

export const hasOperators = async (sql: Sql): Promise<boolean> =>
  (await sql.one<{ any: boolean }>(`select exists (select from operators where status <> 'invited') as any`)).any;

/** Makes the invitation, or renews it while nobody has accepted. No row for an operator who is there already. */
export const putInvitation = (
  sql: Sql,
  invitation: { email: string; role: OperatorRole; tokenHash: Buffer; lifetimeMs: number },
) =>
  sql.maybe<{ id: OperatorId; expiresAt: Date }>(
    `insert into operators (email, name, role, invite_token_hash, invite_expires_at)
       values ($1, '', $2, $3, now() + $4 * interval '1 millisecond')
     on conflict (email) do update set role = $2, invite_token_hash = $3, invite_expires_at = excluded.invite_expires_at
       where operators.status = 'invited'
     returning id, invite_expires_at as "expiresAt"`,
    [invitation.email, invitation.role, invitation.tokenHash, invitation.lifetimeMs],
  );

export const findInvitation = (sql: Sql, tokenHash: Buffer) =>
  sql.maybe<OperatorSecrets>(
    `select ${secretColumns} from operators
     where invite_token_hash = $1 and invite_expires_at > now() and status = 'invited' for update`,
    [tokenHash],
  );

export const saveEnrolment = (
  sql: Sql,
  id: OperatorId,
  enrolment: { name: string; passwordHash: string; totpSecretSealed: Buffer },
) =>
  sql.run(`update operators set name = $2, password_hash = $3, totp_secret_sealed = $4 where id = $1`, [
    id,
    enrolment.name,
    enrolment.passwordHash,
    enrolment.totpSecretSealed,
  ]);

export const activate = (sql: Sql, id: OperatorId, step: bigint) =>
  sql.run(
    `update operators set status = 'active', invite_token_hash = null, invite_expires_at = null, totp_last_step = $2
     where id = $1 and status = 'invited'`,
    [id, step],
  );

export const findByEmail = (sql: Sql, email: string) =>
  sql.maybe<OperatorSecrets>(`select ${secretColumns} from operators where email = $1`, [email]);

/** Compare-and-set: of two sign-ins with one code only one gets through. */
export const consumeStep = async (sql: Sql, id: OperatorId, step: bigint): Promise<boolean> =>
  (await sql.run(`update operators set totp_last_step = $2 where id = $1 and totp_last_step < $2`, [id, step])) === 1;

export const listOperators = (sql: Sql) => sql.rows<Operator>(`select ${columns} from operators order by id`);

export const setStatus = (sql: Sql, id: OperatorId, status: 'active' | 'locked') =>
  sql.maybe<Operator>(
    `update operators set status = $2 where id = $1 and status <> 'invited' and status <> $2 returning ${columns}`,
    [id, status],
  );

export const insertSession = (sql: Sql, session: { tokenHash: Buffer; operatorId: OperatorId; lifetimeMs: number }) =>
  sql.run(
    `insert into operator_sessions (token_hash, operator_id, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')`,
    [session.tokenHash, session.operatorId, session.lifetimeMs],
  );

export const findSession = (sql: Sql, tokenHash: Buffer, idleMs: number) =>
  sql.maybe<Operator & { sessionId: bigint; stale: boolean }>(
    `select o.id, o.email, o.name, o.role, o.status, s.id as "sessionId", s.last_seen_at < now() - interval '1 minute' as stale
     from operator_sessions s join operators o on o.id = s.operator_id
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()
       and s.last_seen_at > now() - $2 * interval '1 millisecond' and o.status = 'active'`,
    [tokenHash, idleMs],
  );

export const touchSession = (sql: Sql, sessionId: bigint) =>
  sql.run(`update operator_sessions set last_seen_at = now() where id = $1`, [sessionId]);

export const endSession = (sql: Sql, tokenHash: Buffer) =>
  sql.run(`update operator_sessions set ended_at = now() where token_hash = $1 and ended_at is null`, [tokenHash]);

export const endSessionsOf = (sql: Sql, operatorId: OperatorId) =>
  sql.run(`update operator_sessions set ended_at = now() where operator_id = $1 and ended_at is null`, [operatorId]);
