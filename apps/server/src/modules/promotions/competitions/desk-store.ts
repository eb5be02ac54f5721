/** SQL of what operators see of races and tournaments. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../../../platform/ids/ids.ts';
import type { CompetitionId } from './deps.ts';

interface Sums {
  readonly players: bigint;
  readonly scored: bigint;
  readonly disqualified: bigint;
  /** EUR cents, as a tournament's pool is in EUR. */
  readonly entries: bigint;
  readonly refunded: bigint;
  readonly prizes: bigint;
  readonly paid: bigint;
}

export const sumsOf = (sql: Sql, id: CompetitionId): Promise<Sums> =>
  sql.one<Sums & Record<string, unknown>>(
    `select count(*) as players, count(*) filter (where score > 0) as scored,
       count(*) filter (where disqualified_by is not null) as disqualified, coalesce(sum(entry), 0)::bigint as entries,
       coalesce(sum(entry) filter (where refunded_at is not null), 0)::bigint as refunded,
       coalesce(sum(prize_cents), 0)::bigint as prizes,
       coalesce(sum(prize_cents) filter (where paid_at is not null), 0)::bigint as paid
     from competition_players where competition_id = $1`,
    [id],
  );

interface DeskRow {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly score: bigint;
  readonly scoreAt: Date | null;
  readonly state: 'in' | 'disqualified' | 'excluded' | 'refunded';
  readonly rank: number | null;
  readonly prizeCents: bigint | null;
  readonly prizeAmount: bigint | null;
  readonly paidAt: Date | null;
  readonly rounds: readonly { readonly id: RoundId; readonly gameId: string; readonly score: bigint }[];
}

export const rowsOf = async (sql: Sql, id: CompetitionId, offset: number, size: number): Promise<DeskRow[]> =>
  (
    await sql.rows<Omit<DeskRow, 'rounds'> & { rounds: { id: string; gameId: string; score: string }[] }>(
      `select player_id as "playerId", currency, score, score_at as "scoreAt", case when disqualified_by is not null then 'disqualified'
         when excluded then 'excluded' when refunded_at is not null then 'refunded' else 'in' end as state, rank,
         prize_cents as "prizeCents", prize_amount as "prizeAmount", paid_at as "paidAt", coalesce((
           select jsonb_agg(jsonb_build_object('id', r.round_id::text, 'gameId', r.game_id, 'score', r.score::text) order by r.score desc)
           from competition_rounds r where r.player_id = p.player_id and r.competition_id = p.competition_id), '[]') as rounds
       from competition_players p where competition_id = $1 order by score desc, score_at, player_id offset $2 limit $3`,
      [id, offset, size],
    )
  ).map((row) => ({
    ...row,
    rounds: row.rounds.map((round) => ({
      ...{ id: BigInt(round.id) as RoundId, gameId: round.gameId, score: BigInt(round.score) },
    })),
  }));

export const isInRace = async (sql: Sql, id: CompetitionId, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(
    `select from competition_players p join competitions c on c.id = p.competition_id
     where p.competition_id = $1 and p.player_id = $2 and p.disqualified_by is null and c.ranked_at is null and c.ended_at is null`,
    [id, playerId],
  )) !== undefined;
