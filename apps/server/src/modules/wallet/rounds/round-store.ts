/** Reads rounds for players, winners' lists and jobs. */
import { leastWinnerMultiple } from '@carmine/contract/settings';
import { currencyCodes } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { PlayerId, RoundId } from '../ids.ts';
import type { Round, RoundStep } from './round.ts';
import { tenEuro } from './ten-euro.ts';

/**
 * Only asked for rounds with bonus money. A removed bonus may have come back since: its removal stays booked. A round may have read
 * the clock before it waited for the removal.
 */
const bonusEnded = `case when status = 'settled' and bonus_staked > 0 then (
    select case
      when b.state = 'completed' and b.conversion_cap is not null then 'capped'
      when exists (select from bookings k where k.reference = 'bonus:' || b.id and k.step like 'remove:%'
        and k.created_at <= settled_at + interval '1 minute') then 'removed' end
    from bonuses b where b.id = bonus_id) end`;

const columns = `id, player_id as "playerId", game_id as "gameId", math_version as "mathVersion",
  play_session_id as "playSessionId", currency, funding, grant_id as "grantId", status, stake, staked,
  bonus_staked as "bonusStaked", ${bonusEnded} as "bonusEnded", payout,
  multiplier_e4 as "multiplierE4", seed_id as "seedId", nonce, shared_round_id as "sharedRoundId", seq, draws, outcome,
  snapshot, deadline, created_at as "createdAt", settled_at as "settledAt"`;

type RoundRow = { [K in keyof Round]: Round[K] | null };

const toRound = (row: RoundRow): Round =>
  ({
    ...row,
    playSessionId: row.playSessionId ?? undefined,
    grantId: row.grantId ?? undefined,
    seedId: row.seedId ?? undefined,
    nonce: row.nonce ?? undefined,
    sharedRoundId: row.sharedRoundId ?? undefined,
    bonusEnded: row.bonusEnded ?? undefined,
    deadline: row.deadline ?? undefined,
    settledAt: row.settledAt ?? undefined,
  }) as Round;

/** Reads rounds from any source that has the columns of `every_round`. */
export const findRounds = async (
  sql: Sql,
  source: string,
  rest: string,
  values: readonly unknown[],
): Promise<Round[]> => (await sql.rows<RoundRow>(`select ${columns} from ${source} ${rest}`, values)).map(toRound);

// Read from their own table, so that history is not touched.
const open = `(select *, 'open' as status, null::timestamptz as settled_at from open_rounds) r`;
const finished = '(select *, null::timestamptz as deadline from rounds) r';

export const findRound = async (sql: Sql, roundId: RoundId) =>
  (await findRounds(sql, 'every_round', 'where id = $1', [roundId]))[0];

/** `gameId`: only rounds of that game. Oldest first. */
export const openRounds = (sql: Sql, playerId: PlayerId, gameId?: string) =>
  findRounds(sql, open, 'where player_id = $1 and ($2::text is null or game_id = $2) order by id', [
    playerId,
    gameId ?? null,
  ]);

/** `after`: the last one of the page before. */
export const overdueRounds = (sql: Sql, size: number, after?: RoundId) =>
  findRounds(sql, open, 'where deadline < now() and ($2::bigint is null or id > $2) order by id limit $1', [
    size,
    after ?? null,
  ]);

/** Of players who may play: for the others their rounds are ended at once. */
export const expiringRounds = (sql: Sql, withinMs: number, size: number) =>
  findRounds(
    sql,
    open,
    `where warned_at is null and deadline > now() and deadline <= now() + make_interval(secs => $1 / 1000.0)
       and exists (select from player_gate g where g.player_id = r.player_id
         and (g.protection_status = 'active' or g.protection_until <= now()))
     order by deadline, id limit $2`,
    [withinMs, size],
  );

export const warnOfDeadline = async (sql: Sql, { playerId, id }: Pick<Round, 'playerId' | 'id'>, said: JsonObject) =>
  (
    await sql.one<{ warned: boolean }>('select warn_of_deadline($1, $2, $3) as warned', [
      playerId,
      id,
      JSON.stringify(said),
    ])
  ).warned;

// How far to look back: a game not played within this many rounds counts as not played recently.
const lookedBack = 200;

/** The player's newest round in this game that was settled since then. */
export const lastSettledRound = async (sql: Sql, playerId: PlayerId, gameId: string, since: Date) =>
  (
    await findRounds(
      sql,
      `(select * from ${finished} where player_id = $1 and created_at > $3 order by id desc limit ${lookedBack}) n`,
      `where game_id = $2 and status = 'settled' order by id desc limit 1`,
      [playerId, gameId, since],
    )
  )[0];

export interface HistoryFilter {
  readonly playerId: PlayerId;
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  readonly page: number;
  readonly size: number;
  readonly games?: readonly string[];
}

export const betHistory = async (sql: Sql, filter: HistoryFilter): Promise<{ items: Round[]; total: bigint }> => {
  const where = `where player_id = $1 and ($2::timestamptz is null or created_at >= $2)
    and ($3::timestamptz is null or created_at < $3) and ($4::text[] is null or game_id = any ($4))`;
  const values = [filter.playerId, filter.from ?? null, filter.to ?? null, filter.games ?? null];
  const [items, { total }] = await Promise.all([
    findRounds(sql, 'every_round', `${where} order by id desc limit $5 offset $6`, [
      ...values,
      filter.size,
      filter.page * filter.size,
    ]),
    sql.one<{ total: bigint }>('select count_rounds($1, $2, $3, $4) as total', values),
  ]);
  return { items, total };
};

export const playedGames = async (sql: Sql, playerId: PlayerId): Promise<string[]> => {
  const rows = await sql.rows<{ game_id: string }>(
    `select game_id from game_rollups where player_id = $1
     union select game_id from rounds_since_roll_up($1) order by game_id`,
    [playerId],
  );
  return rows.map(({ game_id }) => game_id);
};

export const roundActions = (sql: Sql, playerId: PlayerId, roundId: RoundId): Promise<RoundStep[]> =>
  sql.rows<RoundStep>(
    `select seq, action, debit, credit, created_at as "createdAt" from round_actions
     where player_id = $1 and round_id = $2 order by seq`,
    [playerId, roundId],
  );

// Bounded, because a lobby's list must not read a month of losing bets.
const newest = 20_000;

const won = `status = 'settled' and funding = 'cash' and payout >= ${leastWinnerMultiple} * staked`;

/** Included whatever else their rounds paid. */
const lastJackpots = 'select round_id from jackpot_wins order by id desc limit 200';

export const latestWinners = (sql: Sql, size: number): Promise<Round[]> =>
  findRounds(
    sql,
    `(select * from ${finished} order by id desc limit ${newest}) n`,
    `where (${won}) or (status = 'settled' and id in (${lastJackpots})) order by id desc limit $1`,
    [size],
  );

/** About €10 net or more, in subunits: must match the predicate of the index `rounds_top` literally. */
const large = `payout - staked >= ${tenEuro}`;

/** Per currency: every large win since then, and smaller ones among the newest rounds. */
export const topWinners = (sql: Sql, size: number, since: Date): Promise<Round[]> =>
  findRounds(
    sql,
    `(with newest as (select * from ${finished} order by id desc limit ${newest}),
     small as materialized (
       select * from newest where created_at >= $2 and ${won} and not (${large}))
     select n.* from unnest($3::text[]) c (code) cross join lateral (
       select * from ((select * from ${finished} where currency = c.code and created_at >= $2 and ${won} and ${large}
         order by payout - staked desc, id desc limit $1)
       union all
       (select * from small where currency = c.code order by payout - staked desc, id desc limit $1)) u
       order by payout - staked desc, id desc limit $1) n) r`,
    'order by currency, payout - staked desc, id desc',
    [size, since, [...currencyCodes]],
  );
