/** The only SQL of demo rounds and their stored replies. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { Json } from '../../../platform/json.ts';
import type { SeedId } from '../../wallet/index.ts';
import type { BookedRound } from '../rounds/round-history.ts';
import type { Move } from '../rounds/round-ledger.ts';

interface RoundRow {
  id: bigint;
  game_id: string;
  math_version: string;
  currency: CurrencyCode;
  status: 'open' | 'settled' | 'voided';
  stake: bigint;
  staked: bigint;
  payout: bigint;
  multiplier_e4: bigint;
  seed_id: bigint | null;
  nonce: bigint | null;
  shared_round_id: bigint | null;
  seq: number;
  draws: [number, number][];
  outcome: Json;
  snapshot: Json;
  created_at: Date;
  settled_at: Date | null;
}

const toRound = (row: RoundRow): BookedRound => ({
  id: row.id as RoundId,
  gameId: row.game_id,
  mathVersion: row.math_version,
  currency: row.currency,
  funding: 'cash',
  status: row.status,
  stake: row.stake,
  staked: row.staked,
  payout: row.payout,
  multiplierE4: row.multiplier_e4,
  seedId: (row.seed_id ?? undefined) as SeedId | undefined,
  nonce: row.nonce ?? undefined,
  sharedRoundId: row.shared_round_id ?? undefined,
  seq: row.seq,
  draws: row.draws,
  outcome: row.outcome,
  snapshot: row.snapshot,
  createdAt: row.created_at,
  settledAt: row.settled_at ?? undefined,
});

const select = `select r.id, r.game_id, r.math_version, s.currency, r.status, r.stake, r.staked, r.payout,
  r.multiplier_e4, r.seed_id, r.nonce, r.shared_round_id, r.seq, r.draws, r.outcome, r.snapshot, r.created_at, r.settled_at
  from demo_rounds r join demo_sessions s on s.id = r.session_id where r.session_id = $1`;

export const readDemoRounds = async (sql: Sql, sessionId: bigint, size: number): Promise<BookedRound[]> =>
  (await sql.rows<RoundRow>(`${select} order by r.id desc limit $2`, [sessionId, size])).map(toRound);

export const findDemoRound = async (sql: Sql, sessionId: bigint, id: bigint): Promise<BookedRound | undefined> => {
  const row = await sql.maybe<RoundRow>(`${select} and r.id = $2`, [sessionId, id]);
  return row === undefined ? undefined : toRound(row);
};

/** Of a round that is not shared: the table ends those. */
export const findOpenDemoRound = async (sql: Sql, sessionId: bigint): Promise<BookedRound | undefined> => {
  const row = await sql.maybe<RoundRow>(`${select} and r.status = 'open' and r.shared_round_id is null`, [sessionId]);
  return row === undefined ? undefined : toRound(row);
};

export const readDemoActions = async (sql: Sql, sessionId: bigint, id: bigint): Promise<Json[]> => {
  const row = await sql.maybe<{ actions: Json[] }>(
    'select actions from demo_rounds where session_id = $1 and id = $2',
    [sessionId, id],
  );
  return row?.actions ?? [];
};

/** As in their replies, in the order of the steps. */
export const readDemoJackpots = (sql: Sql, sessionId: bigint, id: bigint) =>
  sql.rows<{ name: string; winBp: number; amount: string; currency: CurrencyCode }>(
    `select j.name, j."winBp", j.amount, s.currency
     from demo_replies r join demo_sessions s on s.id = r.session_id
     cross join lateral jsonb_to_recordset(r.reply::jsonb -> 'jackpots') j (name text, "winBp" integer, amount text)
     where r.session_id = $1 and r.round_id = $2 and r.reply::jsonb ? 'jackpots' order by r.seq`,
    [sessionId, id],
  );

/** Debits and credits of one step, in subunits. */
export interface Step {
  readonly debit: bigint;
  readonly credit: bigint;
}

const statusOf = ({ final }: Move): 'open' | 'settled' => (final ? 'settled' : 'open');

export const insertDemoRound = async (
  sql: Sql,
  sessionId: bigint,
  move: Move & { round: { kind: 'new' } },
  { debit, credit }: Step,
): Promise<RoundId> => {
  const { id } = await sql.one<{ id: bigint }>(
    `insert into demo_rounds (session_id, game_id, math_version, status, stake, staked, payout, multiplier_e4, seed_id,
       nonce, seq, draws, outcome, snapshot, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13, case when $4 = 'settled' then now() end) returning id`,
    [
      sessionId,
      move.gameId,
      move.mathVersion,
      statusOf(move),
      move.round.stake,
      debit,
      credit,
      move.multiplierE4,
      move.round.seedId,
      move.round.nonce,
      JSON.stringify(move.draws),
      JSON.stringify(move.outcome),
      move.snapshot === undefined ? null : JSON.stringify(move.snapshot),
    ],
  );
  return id as RoundId;
};

export const advanceDemoRound = async (sql: Sql, id: RoundId, move: Move, { debit, credit }: Step): Promise<void> => {
  await sql.run(
    `update demo_rounds set status = $2, staked = staked + $3, payout = payout + $4, multiplier_e4 = $5, seq = seq + 1,
       draws = $6, outcome = $7, snapshot = $8, actions = actions || jsonb_build_array($9::jsonb),
       settled_at = case when $2 = 'settled' then now() end
     where id = $1`,
    [
      id,
      statusOf(move),
      debit,
      credit,
      move.multiplierE4,
      JSON.stringify(move.draws),
      JSON.stringify(move.outcome),
      move.snapshot === undefined ? null : JSON.stringify(move.snapshot),
      JSON.stringify(move.action ?? {}),
    ],
  );
};

export interface DemoReply {
  readonly requestHash: Buffer;
  readonly roundId: RoundId;
  readonly seq: number;
  readonly balance: bigint;
  readonly reply: Json;
}

export const findDemoReply = async (sql: Sql, sessionId: bigint, key: string): Promise<DemoReply | undefined> => {
  const row = await sql.maybe<{ request_hash: Buffer; round_id: bigint; seq: number; balance: bigint; reply: Json }>(
    'select request_hash, round_id, seq, balance, reply from demo_replies where session_id = $1 and key = $2',
    [sessionId, key],
  );
  if (row === undefined) return undefined;
  return {
    requestHash: row.request_hash,
    roundId: row.round_id as RoundId,
    seq: row.seq,
    balance: row.balance,
    reply: row.reply,
  };
};

export const insertDemoReply = async (sql: Sql, sessionId: bigint, key: string, reply: DemoReply): Promise<void> => {
  await sql.run(
    `insert into demo_replies (session_id, key, request_hash, round_id, seq, balance, reply)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [sessionId, key, reply.requestHash, reply.roundId, reply.seq, reply.balance, JSON.stringify(reply.reply)],
  );
};
