/** The only SQL of rates. */
import { formatRate, parseCurrencyCode, parseRate, type CurrencyCode } from '@carmine/money';

import type { Sql } from '../../database/database.ts';
import type { Quote } from './ports.ts';

interface RateRow {
  currency: string;
  eur_per_unit: string;
  source: string;
  quoted_at: Date;
  age_s: number;
}

export interface StoredRate {
  readonly currency: CurrencyCode;
  readonly scaled: bigint;
  readonly source: string;
  readonly at: Date;
  /** By the database's clock. */
  readonly ageSeconds: number;
}

const toRate = (row: RateRow): StoredRate => {
  const code = parseCurrencyCode(row.currency);
  const scaled = parseRate(row.eur_per_unit);
  if (code === undefined || scaled === undefined) throw new Error(`Not a rate: ${row.currency} ${row.eur_per_unit}`);
  return { currency: code, scaled, source: row.source, at: row.quoted_at, ageSeconds: row.age_s };
};

const columns = 'currency, eur_per_unit, source, quoted_at, extract(epoch from now() - quoted_at)::float8 as age_s';

export const readRate = async (sql: Sql, code: CurrencyCode): Promise<StoredRate | undefined> => {
  const row = await sql.maybe<RateRow>(`select ${columns} from rates where currency = $1`, [code]);
  return row === undefined ? undefined : toRate(row);
};

export const readRates = async (sql: Sql): Promise<StoredRate[]> =>
  (await sql.rows<RateRow>(`select ${columns} from rates order by currency`)).map(toRate);

/**
 * Stores a quote that is newer than the last and not in the future; a changed value is added to the history. Returns false if it was
 * ignored.
 */
export const writeQuote = async (sql: Sql, source: string, quote: Quote): Promise<boolean> => {
  const value = formatRate(quote.scaled);
  const before = await sql.maybe<{ eur_per_unit: string }>(
    'select eur_per_unit from rates where currency = $1 for update',
    [quote.currency],
  );
  const written = await sql.run(
    `insert into rates (currency, eur_per_unit, source, quoted_at)
     select $1, $2, $3, $4 where $4 <= now() + interval '5 minutes'
     on conflict (currency) do update
       set eur_per_unit = excluded.eur_per_unit, source = excluded.source, quoted_at = excluded.quoted_at, fetched_at = now()
       where rates.quoted_at <= excluded.quoted_at`,
    [quote.currency, value, source, quote.at],
  );
  if (written === 0) return false;
  if (before === undefined || parseRate(before.eur_per_unit) !== quote.scaled) {
    await sql.run('insert into rate_changes (currency, eur_per_unit, source, quoted_at) values ($1, $2, $3, $4)', [
      quote.currency,
      value,
      source,
      quote.at,
    ]);
  }
  return true;
};
