/** The only SQL of reconciliation: reports and differences. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { ComparedRow } from './compare.ts';
import type { Day } from './movement.ts';

export type DayState = 'closes' | 'differs' | 'not_listed';

export interface Sums {
  readonly currency: CurrencyCode;
  readonly openingHere: bigint;
  readonly closingHere: bigint;
  readonly openingThere: bigint;
  readonly closingThere: bigint;
}

export interface DayReport {
  readonly party: string;
  readonly day: Day;
  readonly state: DayState;
  readonly failure: string | undefined;
  readonly block: string | undefined;
  readonly firstTriedAt: Date;
  readonly comparedAt: Date | undefined;
}

type Columns = { readonly [column: string]: unknown };

const currencyOf = (code: string): CurrencyCode => {
  const currency = parseCurrencyCode(code);
  if (currency === undefined) throw new Error(`Not a currency: ${code}`);
  return currency;
};

/** Others who compare the same day wait until this transaction ends. */
export const lockDay = (sql: Sql, party: string): Promise<unknown> =>
  sql.rows(`select pg_advisory_xact_lock(hashtext('reconciliation ' || $1))`, [party]);

export const noteNotListed = (sql: Sql, party: string, day: Day, failure: string) =>
  sql.run(
    `insert into reconciliations (party, day, state, failure) values ($1, $2, 'not_listed', $3)
     on conflict (party, day) do update set failure = $3 where reconciliations.state = 'not_listed'`,
    [party, day, failure],
  );

export const saveDay = async (
  sql: Sql,
  report: { readonly party: string; readonly day: Day; readonly state: DayState; readonly block?: string | undefined },
  sums: readonly Sums[],
  rows: readonly ComparedRow[],
): Promise<void> => {
  const { party, day, state, block } = report;
  await sql.run(
    `insert into reconciliations (party, day, state, block, compared_at) values ($1, $2, $3, $4, clock_timestamp())
     on conflict (party, day) do update set state = $3, failure = null, block = $4, compared_at = clock_timestamp()`,
    [party, day, state, block ?? null],
  );
  await sql.run('delete from reconciliation_sums where party = $1 and day = $2', [party, day]);
  await sql.run('delete from reconciliation_rows where party = $1 and day = $2', [party, day]);
  await sql.run(
    `insert into reconciliation_sums (party, day, currency, opening_here, closing_here, opening_there, closing_there)
     select $1, $2, * from unnest($3::text[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[])`,
    [
      ...[party, day, sums.map(({ currency }) => currency)],
      ...[sums.map((one) => String(one.openingHere)), sums.map((one) => String(one.closingHere))],
      ...[sums.map((one) => String(one.openingThere)), sums.map((one) => String(one.closingThere))],
    ],
  );
  const text = (amount: bigint | undefined): string | null => (amount === undefined ? null : String(amount));
  await sql.run(
    `insert into reconciliation_rows (party, day, key, currency, kind, our_ref, line, standing, problem, because, here, there,
       amount_here, amount_there, here_at, there_at, gap)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
       $11::numeric[], $12::numeric[], $13::numeric[], $14::numeric[], $15::timestamptz[], $16::timestamptz[], $17::numeric[])`,
    [
      ...[party, day, rows.map(({ key }) => key), rows.map(({ currency }) => currency)],
      ...[rows.map(({ kind }) => kind), rows.map(({ ourRef }) => ourRef), rows.map(({ line }) => line ?? null)],
      ...[rows.map(({ standing }) => standing), rows.map(({ problem }) => problem ?? null)],
      ...[rows.map(({ because }) => because ?? null), rows.map(({ here }) => String(here))],
      ...[rows.map(({ there }) => String(there)), rows.map(({ amountHere }) => text(amountHere))],
      ...[rows.map(({ amountThere }) => text(amountThere)), rows.map(({ hereAt }) => hereAt ?? null)],
      ...[rows.map(({ thereAt }) => thereAt ?? null), rows.map(({ gap }) => String(gap))],
    ],
  );
};

interface SumsRow extends Columns {
  currency: string;
  opening_here: string;
  closing_here: string;
  opening_there: string;
  closing_there: string;
}

export const readSums = async (sql: Sql, party: string, day: Day): Promise<Sums[]> =>
  (
    await sql.rows<SumsRow>('select * from reconciliation_sums where party = $1 and day = $2 order by currency', [
      party,
      day,
    ])
  ).map((row) => ({
    currency: currencyOf(row.currency),
    ...{ openingHere: BigInt(row.opening_here), closingHere: BigInt(row.closing_here) },
    ...{ openingThere: BigInt(row.opening_there), closingThere: BigInt(row.closing_there) },
  }));

interface ReportRow extends Columns {
  party: string;
  day: string;
  state: DayState;
  failure: string | null;
  block: string | null;
  first_tried_at: Date;
  compared_at: Date | null;
}

const reportColumns = `party, to_char(day, 'YYYY-MM-DD') as day, state, failure, block, first_tried_at, compared_at`;

const toReport = (row: ReportRow): DayReport => ({
  ...{ party: row.party, day: row.day, state: row.state, failure: row.failure ?? undefined },
  ...{ block: row.block ?? undefined, firstTriedAt: row.first_tried_at, comparedAt: row.compared_at ?? undefined },
});

export const readDay = async (sql: Sql, party: string, day: Day): Promise<DayReport | undefined> => {
  const row = await sql.maybe<ReportRow>(`select ${reportColumns} from reconciliations where party = $1 and day = $2`, [
    party,
    day,
  ]);
  return row === undefined ? undefined : toReport(row);
};

/** Newest first. */
export const readDays = async (sql: Sql, since: Day): Promise<DayReport[]> =>
  (
    await sql.rows<ReportRow>(
      `select ${reportColumns} from reconciliations where day >= $1 order by reconciliations.day desc, party`,
      [since],
    )
  ).map(toReport);

interface RowRow extends Columns {
  key: string;
  currency: string;
  kind: ComparedRow['kind'];
  our_ref: string;
  line: string | null;
  standing: ComparedRow['standing'];
  problem: ComparedRow['problem'] | null;
  because: ComparedRow['because'] | null;
  here: string;
  there: string;
  amount_here: string | null;
  amount_there: string | null;
  here_at: Date | null;
  there_at: Date | null;
  gap: string;
}

const amountOf = (text: string | null): bigint | undefined => (text === null ? undefined : BigInt(text));

export const readRows = async (sql: Sql, party: string, day: Day): Promise<ComparedRow[]> =>
  (
    await sql.rows<RowRow>(
      'select * from reconciliation_rows where party = $1 and day = $2 order by key collate "C", currency collate "C"',
      [party, day],
    )
  ).map((row) => ({
    ...{ key: row.key, kind: row.kind, ourRef: row.our_ref, line: row.line ?? undefined },
    ...{ currency: currencyOf(row.currency), standing: row.standing, problem: row.problem ?? undefined },
    ...{ because: row.because ?? undefined, here: BigInt(row.here), there: BigInt(row.there) },
    ...{ amountHere: amountOf(row.amount_here), amountThere: amountOf(row.amount_there) },
    ...{ hereAt: row.here_at ?? undefined, thereAt: row.there_at ?? undefined, gap: BigInt(row.gap) },
  }));

export type CaseState = 'open' | 'explained' | 'corrected' | 'closed';

export interface Case {
  readonly id: bigint;
  readonly party: string;
  readonly key: string;
  readonly kind: string;
  readonly ourRef: string;
  readonly problem: string;
  /** By currency, in subunits. */
  readonly gap: Readonly<Record<string, string>>;
  readonly firstDay: Day;
  readonly state: CaseState;
  readonly ownerId: OperatorId | null;
  readonly reason: string | null;
  readonly decidedBy: OperatorId | null;
  readonly decidedAt: Date | null;
  readonly reopened: number;
}

const caseColumns = `id, party, key, kind, our_ref as "ourRef", problem, gap, to_char(first_day, 'YYYY-MM-DD') as "firstDay", state,
  owner_id as "ownerId", reason, decided_by as "decidedBy", decided_at as "decidedAt", reopened`;

export const readCases = (sql: Sql, where: { readonly party: string; readonly keys: readonly string[] }) =>
  sql.rows<Case & Columns>(
    `select ${caseColumns} from reconciliation_cases where party = $1 and key = any($2) order by id`,
    [where.party, where.keys],
  );

export const readOpenCases = (sql: Sql, party?: string) =>
  sql.rows<Case & Columns>(
    `select ${caseColumns} from reconciliation_cases where state = 'open' and ($1::text is null or party = $1) order by id`,
    [party ?? null],
  );

export const lockCase = (sql: Sql, id: bigint): Promise<(Case & Columns) | undefined> =>
  sql.maybe<Case & Columns>(`select ${caseColumns} from reconciliation_cases where id = $1 for update`, [id]);

export interface NewCase {
  readonly key: string;
  readonly kind: string;
  readonly ourRef: string;
  readonly problem: string;
  readonly gap: Readonly<Record<string, string>>;
}

/** A known difference keeps what operators decided, unless it now differs in another way. */
export const putCase = (sql: Sql, party: string, day: Day, { key, kind, ourRef, problem, gap }: NewCase) =>
  sql.run(
    `insert into reconciliation_cases as c (party, key, kind, our_ref, problem, gap, first_day) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (party, key) do update set problem = $5, gap = $6, state = 'open',
       reopened = c.reopened + case when c.state = 'open' then 0 else 1 end,
       owner_id = c.owner_id, reason = null, decided_by = null, decided_at = null
     where (c.problem, c.gap) is distinct from ($5, $6::jsonb) or c.state = 'closed'`,
    [party, key, kind, ourRef, problem, JSON.stringify(gap), day],
  );

/** Differences of this day that are none any more. */
export const closeCases = (sql: Sql, party: string, day: Day, stillOpen: readonly string[]) =>
  sql.run(
    `update reconciliation_cases set state = 'closed' where party = $1 and first_day = $2 and state = 'open' and key <> all($3)`,
    [party, day, stillOpen],
  );

export const decideCase = (sql: Sql, id: bigint, operatorId: OperatorId, reason: string) =>
  sql.run(
    `update reconciliation_cases set state = 'explained', reason = $3, decided_by = $2, decided_at = clock_timestamp()
     where id = $1 and state = 'open'`,
    [id, operatorId, reason],
  );

export const ownCase = (sql: Sql, id: bigint, operatorId: OperatorId | null) =>
  sql.run('update reconciliation_cases set owner_id = $2 where id = $1', [id, operatorId]);

/** A day whose differences are all decided closes. */
export const refreshDays = (sql: Sql, party: string) =>
  sql.run(
    `update reconciliations r set state = 'closes' where party = $1 and state = 'differs' and not exists (
       select from reconciliation_rows w join reconciliation_cases c on c.party = w.party and c.key = w.key and c.state = 'open'
       where w.party = r.party and w.day = r.day and w.standing = 'differs')`,
    [party],
  );
