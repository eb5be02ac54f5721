/** Rounds of all players for operators, newest first, read from the newest end of an index. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../ids.ts';
import type { Round } from './round.ts';
import { findRounds } from './round-store.ts';
import { tenEuro } from './ten-euro.ts';

export interface RoundFilter {
  readonly playerId?: PlayerId;
  readonly game?: string;
  readonly currency?: CurrencyCode;
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  /** Only wins of at least 10 times the stake and about €10, or of about €1,000 net. */
  readonly large?: boolean;
  /** The last round of the previous page. */
  readonly before?: { readonly at: Date; readonly id: RoundId };
  readonly size: number;
}

/**
 * The first line must match the predicate of the index `rounds_large` literally; then at least 10 times the stake, or about
 * €1,000 net.
 */
const large = `status = 'settled' and payout > staked
  and payout >= ${tenEuro} and (payout >= 10 * staked or payout - staked >= 100 * (${tenEuro})::bigint)`;

/** Every pair of game and currency that was played, found by a loose index scan. */
const pairs = `pairs as (
    (select game_id, currency from rounds order by game_id, currency limit 1)
    union all
    select n.game_id, n.currency from pairs p cross join lateral (
      select game_id, currency from rounds where (game_id, currency) > (p.game_id, p.currency)
      order by game_id, currency limit 1) n)`;

/** Common columns of both tables, in the same order. */
const columns = (status: string, deadline: string, settledAt: string): string =>
  `id, created_at, player_id, game_id, math_version, play_session_id, currency, funding, grant_id, bonus_id, ${status}, stake, staked, bonus_staked,
   payout, multiplier_e4, seed_id, nonce, shared_round_id, seq, draws, outcome, snapshot, ${deadline}, ${settledAt}`;
const ofOpen = columns(`'open' as status`, 'deadline', 'null::timestamptz as settled_at');
const ofFinished = columns('status', 'null::timestamptz as deadline', 'settled_at');

const newestFirst = 'order by created_at desc, id desc limit $7';

const within = `($1::timestamptz is null or created_at >= $1) and ($2::timestamptz is null or created_at < $2)
  and ($3::timestamptz is null or (created_at, id) < ($3, $4::bigint))`;

const valuesOf = ({ from, to, before, game, currency, size, playerId }: RoundFilter, at: string | null) => [
  ...[from ?? null, to ?? null, at, before?.id ?? null, game ?? null, currency ?? null, size],
  playerId ?? null,
];

/** With microseconds: a page only knows milliseconds, and would skip other rounds within the same one. */
const exactTime = async (sql: Sql, before: RoundFilter['before']): Promise<string | null> => {
  if (before === undefined) return null;
  const row = await sql.maybe<{ at: string }>(
    `select created_at::text as at from every_round
     where id = $1 and created_at >= $2::timestamptz and created_at < $2::timestamptz + interval '1 millisecond'`,
    [before.id, before.at],
  );
  return row?.at ?? before.at.toISOString();
};

const ofPlayer = (filter: RoundFilter) => `(select * from every_round where player_id = $8 and ${within}
  and ($5::text is null or game_id = $5) and ($6::text is null or currency = $6)
  ${filter.large === true ? `and ${large}` : ''} ${newestFirst}) r`;

/** Open rounds are few; the others are read from each pair's end of the index, and the newest overall are kept. */
const ofAll = (filter: RoundFilter) => `(with recursive ${pairs}
  (select ${ofOpen} from open_rounds
    where $8::bigint is null and ${within} and ($5::text is null or game_id = $5) and ($6::text is null or currency = $6)
      ${filter.large === true ? 'and false' : ''} ${newestFirst})
  union all
  select n.* from pairs p cross join lateral (
    select ${ofFinished} from rounds
    where game_id = p.game_id and currency = p.currency and ${within} ${filter.large === true ? `and ${large}` : ''}
    ${newestFirst}) n
  where ($5::text is null or p.game_id = $5) and ($6::text is null or p.currency = $6)) r`;

export const listRounds = async (sql: Sql, filter: RoundFilter): Promise<Round[]> => {
  const values = valuesOf(filter, await exactTime(sql, filter.before));
  return findRounds(sql, filter.playerId === undefined ? ofAll(filter) : ofPlayer(filter), newestFirst, values);
};
