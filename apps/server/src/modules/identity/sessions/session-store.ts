/** The only SQL of sessions. Stores only token hashes; client data is sealed or coarse. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import type { Refusal } from '../errors.ts';
import type { Scope } from '../identity.ts';

export interface SessionRow {
  id: SessionId;
  player_id: PlayerId;
  scope: Scope;
  refusal: Refusal | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  stepped_up_at: Date;
  play_epoch: number;
  address_enc: Buffer;
  country: string;
  user_agent: string;
}

const columns = `id, player_id, scope, refusal, created_at, last_seen_at, expires_at, stepped_up_at, play_epoch,
  address_enc, country, user_agent`;
const live = 'ended_at is null and expires_at > now()';

export interface NewSessionRow {
  tokenHash: Buffer;
  playerId: PlayerId;
  scope: Scope;
  refusal: Refusal | undefined;
  days: number;
  addressSealed: Buffer;
  country: string;
  userAgent: string;
}

export const insertSession = (sql: Sql, session: NewSessionRow) =>
  sql.one<{ id: SessionId; expires_at: Date }>(
    `insert into sessions (token_hash, player_id, scope, refusal, expires_at, address_enc, country, user_agent)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day', $6, $7, $8) returning id, expires_at`,
    [
      session.tokenHash,
      session.playerId,
      session.scope,
      session.refusal ?? null,
      session.days,
      session.addressSealed,
      session.country,
      session.userAgent,
    ],
  );

/** Requests in flight when the token changed are still answered. */
const oldTokenSeconds = 10;

interface FoundSession extends SessionRow {
  stale: boolean;
  /** Authenticated with the token that was just replaced. */
  old: boolean;
}

const foundColumns = `${columns}, last_seen_at < now() - interval '1 minute' as stale`;

export const findLiveSession = async (sql: Sql, tokenHash: Buffer): Promise<FoundSession | undefined> =>
  (await sql.maybe<FoundSession>(
    `select ${foundColumns}, false as old from sessions where token_hash = $1 and ${live}`,
    [tokenHash],
  )) ??
  sql.maybe<FoundSession>(
    `select ${foundColumns}, true as old from sessions
     where previous_token_hash = $1 and renewed_at > now() - $2 * interval '1 second' and ${live}`,
    [tokenHash, oldTokenSeconds],
  );

export const replaceToken = (sql: Sql, tokenHash: Buffer, renewedHash: Buffer) =>
  sql.run(
    `update sessions set token_hash = $2, previous_token_hash = token_hash, renewed_at = now()
     where token_hash = $1 and ${live}`,
    [tokenHash, renewedHash],
  );

export const findSessionById = (sql: Sql, sessionId: SessionId) =>
  sql.maybe<SessionRow>(`select ${columns} from sessions where id = $1`, [sessionId]);

/** At most one write per minute and session. */
export const touchSession = (sql: Sql, sessionId: SessionId) =>
  sql.run(`update sessions set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 minute'`, [
    sessionId,
  ]);

export const liveSessions = (sql: Sql, playerId: PlayerId) =>
  sql.rows<SessionRow>(
    `select ${columns} from sessions where player_id = $1 and ${live} order by last_seen_at desc, id desc limit 100`,
    [playerId],
  );

/** Including ended ones. */
export const allSessions = (sql: Sql, playerId: PlayerId) =>
  sql.rows<SessionRow & { ended_at: Date | null; over: boolean }>(
    `select ${columns}, ended_at, expires_at <= now() as over from sessions where player_id = $1 order by id desc`,
    [playerId],
  );

/** The reason reported to the browser of a session that was ended elsewhere. */
export type EndedFor = 'device' | 'password';

/** Only the player's own live session; another player's id has no effect. */
export const endSession = async (
  sql: Sql,
  playerId: PlayerId,
  sessionId: SessionId,
  endedFor?: EndedFor,
): Promise<SessionId[]> => {
  const rows = await sql.rows<{ id: SessionId }>(
    `update sessions set ended_at = now(), ended_for = $3 where id = $2 and player_id = $1 and ${live} returning id`,
    [playerId, sessionId, endedFor ?? null],
  );
  return rows.map((row) => row.id);
};

export const endOtherSessions = async (
  sql: Sql,
  playerId: PlayerId,
  keep?: SessionId,
  endedFor?: EndedFor,
): Promise<SessionId[]> => {
  const rows = await sql.rows<{ id: SessionId }>(
    `update sessions set ended_at = now(), ended_for = $3
     where player_id = $1 and id <> coalesce($2::bigint, 0) and ${live} returning id`,
    [playerId, keep ?? null, endedFor ?? null],
  );
  return rows.map((row) => row.id);
};

/** Ends all sessions, and lets their browsers learn why. */
export const lockOut = async (sql: Sql, playerId: PlayerId): Promise<SessionId[]> => {
  const rows = await sql.rows<{ id: SessionId }>(
    `update sessions set ended_at = now(), locked_out = true where player_id = $1 and ${live} returning id`,
    [playerId],
  );
  return rows.map((row) => row.id);
};

/** What ended the token's session: a lock while it lasts, another device, or a new password. */
export const whyEnded = async (sql: Sql, tokenHash: Buffer): Promise<EndedFor | 'locked' | undefined> =>
  (
    await sql.maybe<{ why: EndedFor | 'locked' | null }>(
      `select case when not s.locked_out then s.ended_for when p.status = 'locked' then 'locked' end as why
       from sessions s join players p on p.id = s.player_id
       where s.token_hash = $1 and s.ended_at is not null and s.expires_at > now()`,
      [tokenHash],
    )
  )?.why ?? undefined;

/** Restricts all live sessions of the player to withdrawals; returns their ids. */
export const confineSessions = async (sql: Sql, playerId: PlayerId, refusal: Refusal): Promise<SessionId[]> => {
  const rows = await sql.rows<{ id: SessionId }>(
    `update sessions set scope = 'cashier', refusal = $2 where player_id = $1 and ${live} returning id`,
    [playerId, refusal],
  );
  return rows.map((row) => row.id);
};

export const markSteppedUp = (sql: Sql, sessionId: SessionId) =>
  sql.run('update sessions set stepped_up_at = now() where id = $1', [sessionId]);

/** Whether the player signed in with this browser in this country before. */
export const isKnownDevice = async (sql: Sql, playerId: PlayerId, country: string, userAgent: string) =>
  (await sql.maybe('select 1 from sessions where player_id = $1 and country = $2 and user_agent = $3 limit 1', [
    playerId,
    country,
    userAgent,
  ])) !== undefined;
