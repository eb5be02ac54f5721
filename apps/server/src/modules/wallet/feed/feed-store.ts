/** The only SQL of the feed of settled rounds. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Json } from '../../../platform/json.ts';
import type { PlayerId, RoundId } from '../ids.ts';
import { findRounds } from '../rounds/round-store.ts';
import type { Round } from '../rounds/round.ts';

/** The newest sealed block; 0 if there is none. */
const newest = '(select coalesce(max(n), 0) from ledger_seals)';

export const insertCursor = (sql: Sql, consumer: string, startsAt: 'beginning' | 'now') =>
  sql.run(
    `insert into feed_cursors (consumer, block) select $1, case $2 when 'now' then ${newest} else 0 end on conflict do nothing`,
    [consumer, startsAt],
  );

/** Locked until the end of the transaction; undefined if another worker holds the lock. */
export const lockCursor = (sql: Sql, consumer: string) =>
  sql.maybe<{ block: bigint; newest: bigint }>(
    `select block, ${newest} as newest from feed_cursors where consumer = $1 for update skip locked`,
    [consumer],
  );

export const saveCursor = (sql: Sql, consumer: string, block: bigint) =>
  sql.run('update feed_cursors set block = $2, moved_at = now() where consumer = $1', [consumer, block]);

/** How long the consumer's next block has existed. */
export const behindSeconds = async (sql: Sql, consumer: string): Promise<number> =>
  (
    await sql.one<{ seconds: number }>(
      `select greatest(coalesce(extract(epoch from clock_timestamp() - s.sealed_at), 0), 0)::float8 as seconds
       from feed_cursors c left join ledger_seals s on s.n = c.block + 1 where c.consumer = $1`,
      [consumer],
    )
  ).seconds;

export const settledRounds = (sql: Sql, after: bigint, to: bigint): Promise<Round[]> =>
  findRounds(
    sql,
    '(select s.*, null::timestamptz as deadline from settled_rounds($1, $2) s) r',
    'order by settled_at, id',
    [after, to],
  );

/** A transfer that reverses part of a settled round. */
export interface RoundReversal {
  readonly transferId: bigint;
  readonly at: Date;
  readonly playerId: PlayerId;
  readonly roundId: RoundId;
  /** `receivable`: the part of a reversed win that the player no longer had and now owes. */
  readonly kind:
    | 'bet_reversed'
    | 'tip_reversed'
    | 'win_reversed'
    | 'refund_reversed'
    | 'promo_win_reversed'
    | 'receivable';
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export const reversedRounds = (sql: Sql, after: bigint, to: bigint): Promise<RoundReversal[]> =>
  sql.rows<RoundReversal & { readonly [column: string]: unknown }>(
    `select id as "transferId", created_at as at, player_id as "playerId", round_id as "roundId", kind, currency, amount
     from reversed_rounds($1, $2) order by id`,
    [after, to],
  );

/** What a settled round took from the player's cash and gave back, after all reversals so far. */
export interface RoundStake {
  readonly roundId: RoundId;
  readonly playerId: PlayerId;
  readonly gameId: string;
  readonly mathVersion: string;
  readonly params: Json;
  readonly currency: CurrencyCode;
  readonly cash: bigint;
  /** Cash and bonus money. */
  readonly staked: bigint;
  /** The first debit, which published odds refer to. */
  readonly first: bigint;
  /** Without jackpots. */
  readonly payout: bigint;
  /** A provider's round, which can still be reversed. */
  readonly reversible: boolean;
  readonly createdAt: Date;
  readonly settledAt: Date;
}

// The players' own money only: a free spin stakes nothing of theirs. A reversal in an open round is in the final amounts already.
const stakesOf = (source: string) => `select r.id as "roundId", r.player_id as "playerId", r.game_id as "gameId",
    r.math_version as "mathVersion", coalesce(r.outcome -> 'params', '{}') as params, r.currency,
    r.cash_staked - v.cash as cash, r.staked - v.staked as staked,
    first_debit(r.player_id, r.id, r.seq, r.staked, r.stake) as first, r.payout - v.payout as payout,
    r.provider_id is not null as reversible, r.created_at as "createdAt", r.settled_at as "settledAt"
  from ${source} r cross join lateral (
    select coalesce(sum(t.amount) filter (where t.kind = 'bet_reversed' and a.kind = 'cash'), 0)::bigint as cash,
      coalesce(sum(t.amount) filter (where t.kind = 'bet_reversed'), 0)::bigint as staked,
      coalesce(sum(t.amount) filter (where t.kind in ('win_reversed', 'receivable')), 0)::bigint as payout
    from transfers t join accounts a on a.id = t.to_account
    where r.provider_id is not null and t.player_id = r.player_id and t.round_id = r.id and t.created_at > r.settled_at
  ) v where r.funding = 'cash' and r.cash_staked > 0`;

export const stakesOfBlocks = (sql: Sql, after: bigint, to: bigint): Promise<RoundStake[]> =>
  sql.rows<RoundStake & Record<string, unknown>>(`${stakesOf('settled_rounds($1, $2)')} order by r.settled_at, r.id`, [
    after,
    to,
  ]);

export const stakesOfRounds = (sql: Sql, playerId: PlayerId, rounds: readonly RoundId[]): Promise<RoundStake[]> =>
  sql.rows<RoundStake & Record<string, unknown>>(
    `${stakesOf('rounds')} and r.player_id = $1 and r.id = any ($2) order by r.id`,
    [playerId, [...rounds]],
  );

/** Started and settled in a span of time. */
export const stakesWithin = (sql: Sql, playerId: PlayerId, from: Date, to: Date): Promise<RoundStake[]> =>
  sql.rows<RoundStake & Record<string, unknown>>(
    `${stakesOf('rounds')} and r.player_id = $1 and r.created_at >= $2 and r.created_at < $3 and r.settled_at < $3
     order by r.settled_at, r.id`,
    [playerId, from, to],
  );

/** Whether the consumer has received every round that was settled before then; a statement lasts seconds, a wait before this call more. */
export const hasAllBefore = async (sql: Sql, consumer: string, at: Date): Promise<boolean> =>
  (
    await sql.one<{ all: boolean }>(
      `with seen as (
         select s.rounds_to, s.still_open from feed_cursors c join ledger_seals s on s.n = c.block where c.consumer = $1
       )
       select not exists (select from rounds r where r.id > coalesce((select rounds_to from seen), 0) and r.settled_at < $2)
         and not exists (select from seen cross join lateral unnest(seen.still_open) o (id) join rounds r on r.id = o.id
           where r.settled_at < $2) as "all"`,
      [consumer, at],
    )
  ).all;

export const rollUpBets = async (sql: Sql, after: bigint, to: bigint): Promise<void> => {
  await sql.run('select roll_up_bets($1, $2)', [after, to]);
};

export const rollUpPlay = async (sql: Sql, after: bigint, to: bigint): Promise<void> => {
  await sql.run('select roll_up_play($1, $2)', [after, to]);
};

export const rollUp = async (sql: Sql, after: bigint, to: bigint): Promise<void> => {
  await sql.run('select roll_up($1, $2)', [after, to]);
};
