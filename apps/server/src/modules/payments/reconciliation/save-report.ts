/** Writes the report of one day: its rows, both columns of sums, and its differences as cases. In the caller's transaction. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { ClearingBalance } from './books-store.ts';
import type { ComparedRow } from './compare.ts';
import { dayAfter, startOf, type Day } from './movement.ts';
import {
  closeCases,
  putCase,
  readCases,
  readSums,
  saveDay,
  type DayState,
  type NewCase,
  type Sums,
} from './report-store.ts';
import { stopPayouts } from './payout-stop-store.ts';

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

const balanceOf = (balances: readonly ClearingBalance[], currency: CurrencyCode): bigint =>
  balances.find((one) => one.currency === currency)?.balance ?? 0n;

/** What no row explains is a difference itself: the equation of the report always holds. */
const unexplained = (day: Day, currency: CurrencyCode, amount: bigint): ComparedRow => ({
  ...{ key: `unexplained ${currency}`, kind: 'other', ourRef: `unexplained_${day}`, line: undefined, currency },
  ...{ standing: 'differs', problem: 'missing_there', because: undefined, here: amount, there: 0n, gap: -amount },
  ...{ amountHere: amount, amountThere: undefined, hereAt: startOf(day), thereAt: undefined },
});

export interface Compared {
  readonly party: string;
  readonly day: Day;
  readonly rows: readonly ComparedRow[];
  /** Of our books, at the beginning and at the end of the day. */
  readonly opening: readonly ClearingBalance[];
  readonly closing: readonly ClearingBalance[];
  readonly block?: string | undefined;
}

const sumsOf = (compared: Compared, before: readonly Sums[]): { rows: ComparedRow[]; sums: Sums[] } => {
  const { rows, opening, closing, day } = compared;
  const all = [...opening, ...closing, ...before, ...rows].map(({ currency }) => currency);
  const extra: ComparedRow[] = [];
  const sums = [...new Set(all)].toSorted().map((currency): Sums => {
    const [openingHere, closingHere] = [balanceOf(opening, currency), balanceOf(closing, currency)];
    const own = rows.filter((row) => row.currency === currency);
    const rest = closingHere - openingHere - sum(own.map(({ here }) => here));
    if (rest !== 0n) extra.push(unexplained(day, currency, rest));
    // The first report takes over what our books had.
    const openingThere = before.find((one) => one.currency === currency)?.closingThere ?? openingHere;
    const closingThere = openingThere + sum(own.map(({ there }) => there));
    return { currency, openingHere, closingHere, openingThere, closingThere };
  });
  return { rows: [...rows, ...extra], sums };
};

/** One case for each difference, whatever currencies it has. */
const casesOf = (rows: readonly ComparedRow[]): NewCase[] => {
  const cases = new Map<string, NewCase>();
  for (const { key, kind, ourRef, problem, currency, gap } of rows) {
    if (problem === undefined) continue;
    const known = cases.get(key);
    const own = gap === 0n ? {} : { [currency]: String(gap) };
    cases.set(key, { key, kind, ourRef, problem, gap: { ...known?.gap, ...own } });
  }
  return [...cases.values()];
};

/** Also stops the party's payouts if the day does not close. */
export const saveReport = async (sql: Sql, compared: Compared): Promise<DayState> => {
  const { party, day, block } = compared;
  const { rows, sums } = sumsOf(compared, await readSums(sql, party, dayAfter(day, -1)));
  const cases = casesOf(rows);
  for (const one of cases) await putCase(sql, party, day, one);
  const keys = cases.map(({ key }) => key);
  await closeCases(sql, party, day, keys);
  const open = (await readCases(sql, { party, keys })).filter((one) => one.state === 'open');
  const state = open.length === 0 ? 'closes' : 'differs';
  await saveDay(sql, { party, day, state, block }, sums, rows);
  if (state === 'differs') await stopPayouts(sql, party, null, `The books of ${day} do not close: ${open.length} open`);
  return state;
};
