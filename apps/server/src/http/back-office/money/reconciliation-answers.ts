/** Reports of reconciliation as they are shown and downloaded: amounts in units, rows by what became of them. */
import { standings, type Difference, type ReportBalance } from '@carmine/contract/back-office/money/reconciliation';
import { formatAmount, money, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Case, ComparedRow, Report } from '../../../modules/payments/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';

type Names = ReadonlyMap<OperatorId, string>;

/** More are in the file. */
const mostRows = 500;

const shown = (currency: CurrencyCode, amount: bigint): string => formatAmount(money(currency, amount));
const known = (currency: CurrencyCode, amount: bigint | undefined): string | null =>
  amount === undefined ? null : shown(currency, amount);

const rowAnswer = (row: ComparedRow) => ({
  ...{ kind: row.kind, ourRef: row.ourRef, line: row.line ?? null, currency: row.currency, standing: row.standing },
  ...{ problem: row.problem ?? null, because: row.because ?? null },
  ...{ here: shown(row.currency, row.here), there: shown(row.currency, row.there) },
  ...{ amountHere: known(row.currency, row.amountHere), amountThere: known(row.currency, row.amountThere) },
  ...{ hereAt: row.hereAt?.toISOString() ?? null, thereAt: row.thereAt?.toISOString() ?? null },
});

const balanceAnswer = (
  { currency, openingHere, openingThere, closingHere, closingThere }: Report['sums'][number],
  rows: readonly ComparedRow[],
): ReportBalance => {
  const own = rows.filter((row) => row.currency === currency);
  const sum = (of: readonly ComparedRow[], side: 'here' | 'there') =>
    shown(
      currency,
      of.reduce((total, row) => total + row[side], 0n),
    );
  return {
    currency,
    opening: { here: shown(currency, openingHere), there: shown(currency, openingThere) },
    parts: standings.flatMap((standing) => {
      const of = own.filter((row) => row.standing === standing);
      return of.length === 0 ? [] : [{ standing, count: of.length, here: sum(of, 'here'), there: sum(of, 'there') }];
    }),
    closing: { here: shown(currency, closingHere), there: shown(currency, closingThere) },
  };
};

const differenceAnswer = (one: Case, names: Names): Difference => ({
  ...{ id: one.id.toString(), party: one.party, kind: one.kind, ourRef: one.ourRef, state: one.state },
  ...{ problem: one.problem as Difference['problem'], firstDay: one.firstDay, reopened: one.reopened },
  owner: one.ownerId === null ? null : (names.get(one.ownerId) ?? null),
  ...{ reason: one.reason, decidedAt: one.decidedAt?.toISOString() ?? null },
  decidedBy: one.decidedBy === null ? null : (names.get(one.decidedBy) ?? null),
  gap: Object.entries(one.gap).flatMap(([code, amount]) => {
    const currency = parseCurrencyCode(code);
    return currency === undefined ? [] : [{ currency, amount: shown(currency, BigInt(amount)) }];
  }),
});

export const reportAnswer = (report: Report, names: Names) => ({
  ...{ party: report.party, day: report.day, state: report.state, failure: report.failure ?? null },
  comparedAt: report.comparedAt?.toISOString() ?? null,
  balances: report.sums.map((sums) => balanceAnswer(sums, report.rows)),
  rows: report.rows
    .filter(({ standing }) => standing !== 'agrees' && standing !== 'kept')
    .slice(0, mostRows)
    .map(rowAnswer),
  differences: report.cases.map((one) => differenceAnswer(one, names)),
});

const columns = [
  'kind',
  'ourRef',
  'line',
  'currency',
  'standing',
  'problem',
  'because',
  'here',
  'there',
  'amountHere',
  'amountThere',
  'hereAt',
  'thereAt',
] as const;

/** A text that a spreadsheet would take for a formula is quoted as text: whatever begins like one, and is no number. */
const cell = (value: string | null): string => {
  const text = value ?? '';
  const safe = /^\s*[=+@-]|^[\t\r\n]/.test(text) && !/^-[0-9]+(\.[0-9]+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Every row, and the balances below them. */
export const csvOf = (report: Report): string => {
  const rows = report.rows.map((row) => {
    const one = rowAnswer(row);
    return columns.map((name) => cell(one[name]));
  });
  const sums = report.sums.flatMap(({ currency, ...sum }) => [
    ['opening', '', '', currency, '', '', '', shown(currency, sum.openingHere), shown(currency, sum.openingThere)],
    ['closing', '', '', currency, '', '', '', shown(currency, sum.closingHere), shown(currency, sum.closingThere)],
  ]);
  return [[...columns], ...rows, ...sums].map((cells) => `${cells.join(',')}\r\n`).join('');
};
