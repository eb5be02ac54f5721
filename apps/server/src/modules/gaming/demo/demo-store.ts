/** Play money in separate unlogged tables. Nothing here touches the ledger. */
import { playSessionMs } from '@carmine/contract/settings';
import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { SessionId } from '../../../platform/ids/ids.ts';
import type { DemoPlaySession } from '../rounds/play-session.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface NewDemo {
  readonly token: string;
  readonly gameId: string;
  readonly currency: CurrencyCode;
  readonly balance: bigint;
  readonly minimumCycleMs: number;
  readonly featureBuy: boolean;
  /** For a signed-in player: ends with that session, as a game for money does. */
  readonly from: { readonly sessionId: SessionId; readonly playEpoch: number } | undefined;
}

const ended = `(expires_at <= now() or (session_id is not null and not exists (
  select from sessions s where s.id = demo_sessions.session_id and s.play_epoch = demo_sessions.session_epoch
    and s.ended_at is null and s.expires_at > now()))) as ended`;

export const insertDemoSession = async (sql: Sql, demo: NewDemo): Promise<bigint> => {
  const { id } = await sql.one<{ id: bigint }>(
    `insert into demo_sessions
       (token_hash, game_id, currency, opening_balance, balance, minimum_cycle_ms, expires_at, session_id, session_epoch,
        feature_buy)
     values ($1, $2, $3, $4, $4, $5, now() + $6 * interval '1 millisecond', $7, $8, $9) returning id`,
    [
      ...[hashOf(demo.token), demo.gameId, demo.currency, demo.balance, demo.minimumCycleMs, playSessionMs],
      ...[demo.from?.sessionId ?? null, demo.from?.playEpoch ?? null, demo.featureBuy],
    ],
  );
  return id;
};

interface SessionRow {
  id: bigint;
  game_id: string;
  currency: CurrencyCode;
  opening_balance: bigint;
  minimum_cycle_ms: number;
  feature_buy: boolean;
  created_at: Date;
  expires_at: Date;
  ended: boolean;
}

export const findDemoSession = async (sql: Sql, token: string): Promise<DemoPlaySession | undefined> => {
  const row = await sql.maybe<SessionRow>(
    `select id, game_id, currency, opening_balance, minimum_cycle_ms, feature_buy, created_at, expires_at,
       ${ended}
     from demo_sessions where token_hash = $1`,
    [hashOf(token)],
  );
  if (row === undefined) return undefined;
  return {
    mode: 'demo',
    id: row.id,
    gameId: row.game_id,
    currency: row.currency,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ended: row.ended,
    account: `demo:${row.id}`,
    minimumCycleMs: row.minimum_cycle_ms,
    featureBuy: row.feature_buy,
    openingBalance: row.opening_balance,
  };
};

export interface DemoState {
  readonly balance: bigint;
  readonly activeSeedId: bigint | undefined;
  readonly nextNonce: bigint;
  readonly ended: boolean;
  /** Milliseconds until the next round may start; 0 if it may start now. */
  readonly waitMs: number;
}

const stateColumns = `balance, active_seed_id, next_nonce, ${ended},
  greatest(0, ceil(extract(epoch from last_round_at + make_interval(secs => minimum_cycle_ms / 1000.0) - clock_timestamp()) * 1000))::float8 as wait_ms`;

interface StateRow {
  balance: bigint;
  active_seed_id: bigint | null;
  next_nonce: bigint;
  ended: boolean;
  wait_ms: number;
}

const toState = (row: StateRow): DemoState => ({
  balance: row.balance,
  activeSeedId: row.active_seed_id ?? undefined,
  nextNonce: row.next_nonce,
  ended: row.ended,
  waitMs: Number.isFinite(row.wait_ms) ? row.wait_ms : 0,
});

export const readDemoState = async (sql: Sql, id: bigint): Promise<DemoState> =>
  toState(await sql.one<StateRow>(`select ${stateColumns} from demo_sessions where id = $1`, [id]));

/** The session's row serves as the lock of everything in it. */
export const lockDemoState = async (sql: Sql, id: bigint): Promise<DemoState> =>
  toState(await sql.one<StateRow>(`select ${stateColumns} from demo_sessions where id = $1 for no key update`, [id]));

/** Books a step; `started`: it started a round and used a nonce. */
export const bookDemo = async (sql: Sql, id: bigint, balance: bigint, started: boolean): Promise<void> => {
  await sql.run(
    `update demo_sessions set balance = $2, next_nonce = next_nonce + case when $3 then 1 else 0 end,
       last_round_at = case when $3 then clock_timestamp() else last_round_at end
     where id = $1`,
    [id, balance, started],
  );
};

/** Deletes expired sessions and all their rows; returns the number deleted. */
export const pruneDemoSessions = (sql: Sql): Promise<number> =>
  sql.run('delete from demo_sessions where expires_at <= now()');
