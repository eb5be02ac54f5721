/** What a run brought, by the clocks of database and clients. */
import type { Database } from '../../apps/server/src/database/database.ts';
import { percentile } from '../measurement.ts';
import type { Seen } from './flights.ts';

interface Figure {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export type Figures = Readonly<Record<string, Figure>>;

const figure = (times: readonly number[]): Figure => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
  };
};

export const figuresOf = async (owner: Database, seen: Seen): Promise<Figures> => {
  const times = async (what: string, from: string): Promise<number[]> => {
    const rows = await owner.rows<{ ms: number }>(
      `select (extract(epoch from ${what}) * 1000)::float8 as ms ${from}
       and r.table_id = 'comet' and r.id > $1 and r.id <= $2`,
      [seen.since, seen.until],
    );
    return rows.map(({ ms }) => ms);
  };
  const bets =
    'from live_bets b join live_rounds r on r.id = b.live_round_id join live_flights f on f.live_round_id = r.id';
  return {
    'bet answered': figure(seen.betMs),
    'cash-out answered': figure(seen.cashOutMs),
    'betting closed after its time': figure(
      await times('r.closed_at - r.closes_at', 'from live_rounds r where r.closed_at is not null'),
    ),
    'crash until it is revealed': figure(
      await times(
        'r.revealed_at - f.crashes_at',
        'from live_rounds r join live_flights f on f.live_round_id = r.id where r.revealed_at is not null',
      ),
    ),
    'crash until a bet is settled': figure(
      await times('b.ended_at - f.crashes_at', `${bets} where b.ended_at > f.crashes_at`),
    ),
    'result until it is on a socket': figure(seen.deliveredMs),
  };
};
