/** What a request would change: each value as it is now and as it would be. */
import type { OfficeChange } from '@carmine/contract/back-office';
import type { Sums } from '../../../modules/compliance/index.ts';
import { countryName, type Jurisdiction } from '../../../modules/geo/index.ts';
import type { OfficeWish } from '../../../modules/staff/index.ts';
import { rowOf } from './jurisdiction-answers.ts';
import { eur } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';

type Values = Readonly<Record<string, string | null>>;

const compare = (from: Values | undefined, to: Values | undefined): OfficeChange[] =>
  [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])]
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter(({ from: before, to: after }) => before !== after);

const yes = (value: boolean): string => (value ? 'on' : 'off');

const rulesOf = (rules: { automatic: boolean; upTo: bigint; perDay: bigint; twoPersonsFrom: bigint }): Values => ({
  automatic: yes(rules.automatic),
  upToEur: eur(rules.upTo),
  perDayEur: eur(rules.perDay),
  twoPersonsFromEur: eur(rules.twoPersonsFrom),
});

const thresholdsOf = (deposits: Sums, cashOuts: Sums, nameScore: bigint): Values => ({
  ...{ depositsDay: eur(deposits.day), depositsMonth: eur(deposits.month), depositsYear: eur(deposits.year) },
  ...{ cashOutsDay: eur(cashOuts.day), cashOutsMonth: eur(cashOuts.month), cashOutsYear: eur(cashOuts.year) },
  nameScore: nameScore.toString(),
});

const shownRow = (row: Readonly<Record<string, string | number | boolean | null>>): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null
        ? null
        : typeof value === 'boolean'
          ? yes(value)
          : name.endsWith('_cents')
            ? eur(BigInt(value))
            : String(value),
    ]),
  );

export const changesOf = async (
  { modules: { desk, risk, geo } }: BackOfficeService,
  wish: OfficeWish,
): Promise<OfficeChange[]> => {
  if (wish.kind === 'loosen_rules') {
    const { rules } = await desk.settings();
    const { automatic, automaticUpTo: upTo, automaticPerDay: perDay, twoPersonsFrom } = rules;
    return compare(rulesOf({ automatic, upTo, perDay, twoPersonsFrom }), rulesOf(wish));
  }
  if (wish.kind === 'set_thresholds') {
    const now = await risk.rules();
    const deposits = { day: wish.depositsDay, month: wish.depositsMonth, year: wish.depositsYear };
    const cashOuts = { day: wish.cashOutsDay, month: wish.cashOutsMonth, year: wish.cashOutsYear };
    return compare(
      thresholdsOf(now.deposits, now.cashOuts, BigInt(now.nameScore)),
      thresholdsOf(deposits, cashOuts, wish.nameScore),
    );
  }
  if (wish.kind === 'set_restricted') {
    const now = await geo.restricted();
    const changed = [...wish.restrict, ...wish.allow].filter(
      (code) => now.includes(code) !== wish.restrict.includes(code),
    );
    return changed.map((code) => {
      const [from, to] = wish.restrict.includes(code) ? ['allowed', 'restricted'] : ['restricted', 'allowed'];
      return { field: countryName(code), from: from ?? null, to: to ?? null };
    });
  }
  if (wish.kind === 'replace_list' || wish.kind === 'remove_list') {
    const now = (await risk.lists()).find(({ id }) => id === wish.base);
    const left = wish.kind === 'replace_list' ? wish.entries : 0n;
    return [
      { field: 'listNames', from: now?.entries.toString() ?? null, to: left.toString() },
      { field: 'listDropped', from: null, to: wish.dropped.toString() },
    ];
  }
  if (wish.kind !== 'set_jurisdiction') return [];
  const rows: readonly Jurisdiction[] = await geo.jurisdictions();
  const ofOthers = rows.find(({ country }) => country === '*');
  const own = rows.find(({ country }) => country === wish.subject) ?? ofOthers;
  const to = wish.rules ?? (ofOthers && rowOf(ofOthers));
  return compare(own && shownRow(rowOf(own)), to && shownRow(to));
};
