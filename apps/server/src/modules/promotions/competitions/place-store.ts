/** SQL of players' scores, places and entries. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CompetitionId } from './deps.ts';
import type { CountedRound, Score } from './score.ts';

type Key = readonly [playerId: PlayerId, competitionId: CompetitionId];

/** Locked; undefined if the player has not entered. */
export const lockPlayer = (sql: Sql, ...key: Key) =>
  sql.maybe<{ enteredAt: Date; score: bigint; scoreAt: Date | null; refundedAt: Date | null }>(
    `select entered_at as "enteredAt", score, score_at as "scoreAt", refunded_at as "refundedAt" from competition_players
     where player_id = $1 and competition_id = $2 for no key update`,
    [...key],
  );

/** False if the player has entered before. */
export const insertPlayer = async (
  sql: Sql,
  key: Key,
  { currency, entry, at }: { currency: CurrencyCode; entry: bigint; at: Date },
): Promise<boolean> =>
  (await sql.run(
    `insert into competition_players (player_id, competition_id, currency, entry, entered_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [...key, currency, entry, at],
  )) > 0;

export const roundsOf = async (sql: Sql, ...key: Key): Promise<CountedRound[]> =>
  sql.rows<CountedRound & Record<string, unknown>>(
    `select round_id as "roundId", game_id as "gameId", currency, score, at from competition_rounds
     where player_id = $1 and competition_id = $2`,
    [...key],
  );

export const replaceRounds = async (sql: Sql, key: Key, rounds: readonly CountedRound[]): Promise<void> => {
  await sql.run(
    'delete from competition_rounds where player_id = $1 and competition_id = $2 and round_id <> all ($3)',
    [...key, rounds.map(({ roundId }) => roundId)],
  );
  for (const { roundId, gameId, currency, score, at } of rounds)
    await sql.run(
      `insert into competition_rounds (player_id, competition_id, round_id, game_id, currency, score, at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (player_id, competition_id, round_id) do update set score = excluded.score`,
      [...key, roundId, gameId, currency, score, at],
    );
};

export const saveScore = (sql: Sql, key: Key, { score, at, currency }: Score) =>
  sql.run(
    `update competition_players p set score = $3::bigint, score_at = case when $3::bigint > 0 then $4::timestamptz end,
       currency = case when c.kind = 'race' then coalesce($5::text, p.currency) else p.currency end
     from competitions c where p.player_id = $1 and p.competition_id = $2 and c.id = p.competition_id`,
    [...key, score, at, currency ?? null],
  );

/** Competitions that are not ranked yet and count one of these rounds. */
export const countingRounds = (
  sql: Sql,
  playerId: PlayerId,
  rounds: readonly bigint[],
): Promise<{ competitionId: CompetitionId }[]> =>
  sql.rows<{ competitionId: CompetitionId }>(
    `select distinct r.competition_id as "competitionId" from competition_rounds r join competitions c on c.id = r.competition_id
     where r.player_id = $1 and r.round_id = any ($2) and c.ranked_at is null and c.ended_at is null order by 1`,
    [playerId, [...rounds]],
  );

export interface Place {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly score: bigint;
  readonly scoreAt: Date;
  readonly prizeCents: bigint | null;
  readonly paidAt: Date | null;
}

const placeColumns = `player_id as "playerId", currency, score, score_at as "scoreAt", prize_cents as "prizeCents", paid_at as "paidAt"`;
const inRaceOf = (row: string) =>
  `${row}.competition_id = $1 and ${row}.score > 0 and ${row}.disqualified_by is null and not ${row}.excluded
   and ${row}.refunded_at is null`;

/** Best first; of equal scores the earlier. */
export const topPlaces = (sql: Sql, id: CompetitionId, offset: number, size: number): Promise<Place[]> =>
  sql.rows<Place & Record<string, unknown>>(
    `select ${placeColumns} from competition_players p where ${inRaceOf('p')}
     order by score desc, score_at, player_id offset $2 limit $3`,
    [id, offset, size],
  );

/** The player's place with the number of those ahead; undefined without a score. */
export const placeOf = (
  sql: Sql,
  id: CompetitionId,
  playerId: PlayerId,
): Promise<(Place & { ahead: bigint; better: bigint }) | undefined> =>
  sql.maybe<Place & { ahead: bigint; better: bigint }>(
    `select ${placeColumns},
       (select count(*) from competition_players o where ${inRaceOf('o')} and (o.score > p.score
         or (o.score = p.score and (o.score_at, o.player_id) < (p.score_at, p.player_id)))) as ahead,
       (select count(*) from competition_players o where ${inRaceOf('o')} and o.score > p.score) as better
     from competition_players p where ${inRaceOf('p')} and p.player_id = $2`,
    [id, playerId],
  );

export interface Entered {
  /** Who has entered or has a score. */
  readonly players: bigint;
  /** Subunits paid and not refunded. */
  readonly entries: bigint;
}

export const enteredIn = (sql: Sql, id: CompetitionId): Promise<Entered> =>
  sql.one<Entered & Record<string, unknown>>(
    `select count(*) as players, coalesce(sum(entry) filter (where refunded_at is null), 0)::bigint as entries
     from competition_players where competition_id = $1`,
    [id],
  );

/** What the player has entered, of these. */
export const enteredBy = async (
  sql: Sql,
  playerId: PlayerId,
  ids: readonly CompetitionId[],
): Promise<CompetitionId[]> =>
  (
    await sql.rows<{ id: CompetitionId }>(
      'select competition_id as id from competition_players where player_id = $1 and competition_id = any ($2)',
      [playerId, [...ids]],
    )
  ).map(({ id }) => id);

export const exclude = (sql: Sql, id: CompetitionId, players: readonly PlayerId[]) =>
  sql.run('update competition_players set excluded = true where competition_id = $1 and player_id = any ($2)', [
    id,
    [...players],
  ]);

export const savePlace = (sql: Sql, key: Key, rank: number, prizeCents: bigint) =>
  sql.run('update competition_players set rank = $3, prize_cents = $4 where player_id = $1 and competition_id = $2', [
    ...key,
    rank,
    prizeCents > 0n ? prizeCents : null,
  ]);

export const unpaidPlaces = (sql: Sql, id: CompetitionId): Promise<PlayerId[]> =>
  sql
    .rows<{ playerId: PlayerId }>(
      `select player_id as "playerId" from competition_players
       where competition_id = $1 and prize_cents is not null and paid_at is null order by rank, player_id`,
      [id],
    )
    .then((found) => found.map(({ playerId }) => playerId));

/** Locked; undefined once it is paid. */
export const lockUnpaid = (sql: Sql, ...key: Key) =>
  sql.maybe<{ currency: CurrencyCode; prizeCents: bigint }>(
    `select currency, prize_cents as "prizeCents" from competition_players
     where player_id = $1 and competition_id = $2 and prize_cents is not null and paid_at is null for update`,
    [...key],
  );

export const markPaid = (sql: Sql, key: Key, amount: bigint) =>
  sql.run(
    `update competition_players set prize_amount = $3, paid_at = clock_timestamp()
     where player_id = $1 and competition_id = $2`,
    [...key, amount],
  );

export const unrefunded = (sql: Sql, id: CompetitionId): Promise<PlayerId[]> =>
  sql
    .rows<{ playerId: PlayerId }>(
      `select player_id as "playerId" from competition_players
       where competition_id = $1 and entry > 0 and refunded_at is null order by player_id`,
      [id],
    )
    .then((found) => found.map(({ playerId }) => playerId));

export const markRefunded = (sql: Sql, key: Key) =>
  sql.run(
    `update competition_players set refunded_at = clock_timestamp()
     where player_id = $1 and competition_id = $2 and refunded_at is null`,
    [...key],
  );
