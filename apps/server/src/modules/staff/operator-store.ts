/** The only SQL of operators and their sessions. */
import type { Sql } from '../../database/database.ts';
import type { Operator, OperatorId, OperatorSessionId, SessionClient, SessionEnd } from './operator.ts';
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

/** Creates or renews the invitation while it is not accepted. Undefined if the operator exists. */
export const putInvitation = (
  sql: Sql,
  invitation: { email: string; role: OperatorRole; tokenHash: Buffer; lifetimeMs: number },
) =>
  sql.maybe<{ id: OperatorId; expiresAt: Date; alone: boolean }>(
    `insert into operators (email, name, role, invite_token_hash, invite_expires_at)
       values ($1, '', $2, $3, now() + $4 * interval '1 millisecond')
     on conflict (email) do update set role = $2, invite_token_hash = $3, invite_expires_at = excluded.invite_expires_at
       where operators.status = 'invited'
     returning id, invite_expires_at as "expiresAt", invited_alone_by is not null as alone`,
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
  enrolment: { name: string; email: string; passwordHash: string; totpSecretSealed: Buffer },
) =>
  sql.run(`update operators set name = $2, password_hash = $3, totp_secret_sealed = $4, email = $5 where id = $1`, [
    ...[id, enrolment.name, enrolment.passwordHash, enrolment.totpSecretSealed, enrolment.email],
  ]);

/**
 * Only as the database's owner: the servers' role has no permission. Returns false if the new address is taken, or the operator does
 * not exist.
 */
export const replaceEmail = async (sql: Sql, { from, to }: { from: string; to: string }): Promise<boolean> =>
  (await sql.run(
    `update operators set email = $2 where email = $1 and not exists (select from operators where email = $2)`,
    [from, to],
  )) === 1;

/** Root of the chain of operators invited without another's approval; the operator itself if there is none. */
export const loneRoot = async (sql: Sql, id: bigint): Promise<string | undefined> =>
  (await sql.maybe<{ email: string }>('select email from operators where id = lone_root($1)', [id]))?.email;

/** Whether one of two operators invited the other without a third. */
export const isOneChain = async (sql: Sql, one: bigint, other: bigint): Promise<boolean> =>
  (await sql.one<{ same: boolean }>('select is_one_chain($1, $2) as same', [one, other])).same;

/** All operators who can sign in. */
export const activeEmails = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ email: string }>(`select email from operators where status = 'active' order by id`)).map(
    ({ email }) => email,
  );

export const activate = (sql: Sql, id: OperatorId, step: bigint) =>
  sql.run(
    `update operators set status = 'active', invite_token_hash = null, invite_expires_at = null, totp_last_step = $2
     where id = $1 and status = 'invited'`,
    [id, step],
  );

export const forgetFirstEmail = (sql: Sql, placeholder: string) =>
  sql.run(
    `update operators set email = $1 where status = 'invited' and id = (select min(id) from operators) and email <> $1`,
    [placeholder],
  );

export const findByEmail = (sql: Sql, email: string) =>
  sql.maybe<OperatorSecrets>(`select ${secretColumns} from operators where email = $1`, [email]);

/** Recent wrong codes entered with the right password or in a session. Locks the operator, so that concurrent guesses are all counted. */
export const countWrongCodes = async (sql: Sql, id: OperatorId, minutes: number): Promise<number> => {
  await sql.run('select from operators where id = $1 for update', [id]);
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from audit_log where subject_id = $1 and action in ('operator.sign_in_failed', 'operator.step_up_failed')
       and details ->> 'why' = 'code' and at > clock_timestamp() - $2 * interval '1 minute'`,
    [id.toString(), minutes],
  );
  return count;
};

/** Compare-and-set: of two concurrent sign-ins with one code one succeeds. */
export const consumeStep = async (sql: Sql, id: OperatorId, step: bigint): Promise<boolean> =>
  (await sql.run(`update operators set totp_last_step = $2 where id = $1 and totp_last_step < $2`, [id, step])) === 1;

export interface ListedOperator extends Operator {
  /** Root of the chain of operators invited without a third; the operator's own id if there is none. */
  readonly root: OperatorId;
  readonly invitedAlone: boolean;
}

export const listOperators = (sql: Sql) =>
  sql.rows<ListedOperator & { [column: string]: unknown }>(
    `select ${columns}, lone_root(id) as root, invited_alone_by is not null as "invitedAlone" from operators order by id`,
  );

export const operatorEmail = async (sql: Sql, id: bigint): Promise<string | undefined> =>
  (await sql.maybe<{ email: string }>('select email from operators where id = $1', [id]))?.email;

/** Overseers' addresses. */
export const overseerEmails = async (sql: Sql): Promise<string[]> =>
  (
    await sql.rows<{ email: string }>(
      `select email from operators where role = any (roles_with('approvals.decide')) and status = 'active' order by id`,
    )
  ).map(({ email }) => email);

export const setStatus = (sql: Sql, id: OperatorId, status: 'active' | 'locked') =>
  sql.maybe<Operator>(
    `update operators set status = $2 where id = $1 and status <> 'invited' and status <> $2 returning ${columns}`,
    [id, status],
  );

export interface NewSession extends SessionClient {
  readonly tokenHash: Buffer;
  readonly operatorId: OperatorId;
  readonly lifetimeMs: number;
}

export const insertSession = (sql: Sql, session: NewSession) =>
  sql.run(
    `insert into operator_sessions (token_hash, operator_id, expires_at, ip, country, user_agent)
     values ($1, $2, now() + $3 * interval '1 millisecond', $4, $5, $6)`,
    [
      ...[session.tokenHash, session.operatorId, session.lifetimeMs],
      ...[session.ip, session.country, session.userAgent.slice(0, 300)],
    ],
  );

const alive = `s.ended_at is null and s.expires_at > now() and s.last_seen_at > now() - $2 * interval '1 millisecond'`;

/** `proven`: the second factor was verified within this time. */
export const findSession = (sql: Sql, tokenHash: Buffer, { idleMs, provenMs }: { idleMs: number; provenMs: number }) =>
  sql.maybe<Operator & { sessionId: OperatorSessionId; stale: boolean; proven: boolean }>(
    `select o.id, o.email, o.name, o.role, o.status, s.id as "sessionId",
       s.last_seen_at < now() - interval '1 minute' as stale,
       s.stepped_up_at > now() - $3 * interval '1 millisecond' as proven
     from operator_sessions s join operators o on o.id = s.operator_id
     where s.token_hash = $1 and ${alive} and o.status = 'active'`,
    [tokenHash, idleMs, provenMs],
  );

export const touchSession = (sql: Sql, sessionId: OperatorSessionId) =>
  sql.run(`update operator_sessions set last_seen_at = now() where id = $1`, [sessionId]);

export const proveSession = (sql: Sql, sessionId: OperatorSessionId) =>
  sql.run(`update operator_sessions set stepped_up_at = now(), last_seen_at = now() where id = $1`, [sessionId]);

export const endSession = (sql: Sql, tokenHash: Buffer) =>
  sql.maybe<{ operatorId: OperatorId }>(
    `update operator_sessions set ended_at = now(), end_reason = 'signed_out' where token_hash = $1 and ended_at is null
     returning operator_id as "operatorId"`,
    [tokenHash],
  );

export const endSessionsOf = (sql: Sql, operatorId: OperatorId) =>
  sql.run(
    `update operator_sessions set ended_at = now(), end_reason = 'locked' where operator_id = $1 and ended_at is null`,
    [operatorId],
  );

export interface OpenSession extends SessionClient {
  readonly id: OperatorSessionId;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Most recently used first. */
export const openSessions = (sql: Sql, operatorId: OperatorId, idleMs: number) =>
  sql.rows<OpenSession>(
    `select s.id, s.ip, s.country, s.user_agent as "userAgent", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
     from operator_sessions s where s.operator_id = $1 and ${alive} order by s.last_seen_at desc, s.id desc`,
    [operatorId, idleMs],
  );

/** This operator's sessions; all except `kept` if no id is given. Returns the number ended. */
export const endOwnSessions = (
  sql: Sql,
  operatorId: OperatorId,
  { id, kept }: { id?: OperatorSessionId; kept?: OperatorSessionId },
) =>
  sql.run(
    `update operator_sessions set ended_at = now(), end_reason = 'ended'
     where operator_id = $1 and ended_at is null and ($2::bigint is null or id = $2) and id is distinct from $3`,
    [operatorId, id ?? null, kept ?? null],
  );

export interface EndedSession {
  readonly sessionId: OperatorSessionId;
  readonly operatorId: OperatorId;
  readonly end: SessionEnd;
}

/** Owner and end reason of a cookie's session; undefined for unknown cookies and active sessions. */
export const endedSession = async (sql: Sql, tokenHash: Buffer, idleMs: number): Promise<EndedSession | undefined> => {
  const found = await sql.maybe<Omit<EndedSession, 'end'> & { end: SessionEnd | null }>(
    `select s.id as "sessionId", s.operator_id as "operatorId", coalesce(s.end_reason,
         case when s.ended_at is not null then 'signed_out'
           when s.expires_at <= now() and s.last_seen_at > s.expires_at - $2 * interval '1 millisecond' then 'expired'
           when s.expires_at <= now() or s.last_seen_at <= now() - $2 * interval '1 millisecond' then 'idle' end) as end
       from operator_sessions s where s.token_hash = $1`,
    [tokenHash, idleMs],
  );
  return found === undefined || found.end === null ? undefined : { ...found, end: found.end };
};

/** Returns true once per hour; of two concurrent calls, one gets true. */
export const isFirstCall = async (sql: Sql, sessionId: OperatorSessionId, call: string): Promise<boolean> =>
  (await sql.run(
    `insert into ended_session_calls as c (session_id, call) values ($1, $2)
     on conflict (session_id, call) do update set noted_at = clock_timestamp()
       where c.noted_at <= clock_timestamp() - interval '1 hour'`,
    [sessionId, call],
  )) === 1;

export const pruneEndedCalls = (sql: Sql) =>
  sql.run(`delete from ended_session_calls where noted_at < now() - interval '1 hour'`);
