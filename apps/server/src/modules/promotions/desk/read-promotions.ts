/** Promotions as operators see them: state, budget, and cost from the ledger. */
import type { DeskPromotion } from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { formatAmount, money, toEur, type CurrencyCode } from '@carmine/money';
import { centsOf, type PromotionId } from '../offers/promotion.ts';
import * as store from './desk-store.ts';
import type { DeskDeps } from './deps.ts';

const eur = (cents: bigint): string => formatAmount(money('EUR', cents));

const stateOf = ({ putUp, endedAt }: store.PromotionRow, rules: PromotionRules, now: Date): DeskPromotion['state'] => {
  if (endedAt !== null) return 'ended';
  if (putUp === null) return 'draft';
  if (rules.endsAt !== undefined && new Date(rules.endsAt) <= now) return 'over';
  return new Date(rules.startsAt) > now ? 'scheduled' : 'offered';
};

/** The last rate is good enough for a report; a currency without any counts as nothing. */
const eurOf = async ({ rates }: Pick<DeskDeps, 'rates'>, currency: CurrencyCode, subunits: bigint): Promise<bigint> => {
  const rate = await rates.rate(currency);
  if (rate === undefined) return 0n;
  const worth = toEur(money(currency, subunits < 0n ? -subunits : subunits), rate, 'floor').subunits;
  return subunits < 0n ? -worth : worth;
};

const costsOf = async (
  deps: DeskDeps,
  cohorts: readonly store.Cohort[],
  prizes: ReadonlyMap<bigint, bigint>,
): Promise<ReadonlyMap<bigint, bigint>> => {
  const costs = new Map(prizes);
  for (const { id, currency, bonus, spinWinnings } of cohorts)
    costs.set(id, (costs.get(id) ?? 0n) + (await eurOf(deps, currency, bonus + spinWinnings)));
  return costs;
};

const summaryOf = (
  { ids, clock }: Pick<DeskDeps, 'ids' | 'clock'>,
  row: store.PromotionRow,
  versions: readonly store.VersionRow[],
  cost: bigint,
): DeskPromotion[] => {
  const shown = versions.find(({ version }) => version === (row.offered ?? row.putUp)) ?? versions[0];
  if (shown === undefined) return [];
  const { kind, texts, audience, startsAt, endsAt, weekly, budgetEur } = shown.rules;
  return [
    {
      ...{ id: ids.encode('prm', row.id), kind, title: texts.en?.title ?? '–', version: shown.version },
      state: stateOf(row, shown.rules, clock.now()),
      ...{ audience, startsAt, endsAt, weekly },
      budgetEur: budgetEur === undefined ? null : eur(centsOf(budgetEur)),
      ...{ budgetUsedEur: eur(row.budgetUsed), granted: Number(row.granted), costEur: eur(cost) },
    },
  ];
};

export const listForDesk = (deps: DeskDeps) => async (): Promise<DeskPromotion[]> => {
  const { db } = deps;
  const [rows, versions, cohorts, prizes] = await Promise.all([
    store.readRows(db),
    store.readVersions(db),
    store.readCohorts(db),
    store.readPrizes(db),
  ]);
  const costs = await costsOf(deps, cohorts, prizes);
  return rows.flatMap((row) =>
    summaryOf(
      deps,
      row,
      versions.filter(({ id }) => id === row.id),
      costs.get(row.id) ?? 0n,
    ),
  );
};

export const readForDesk = (deps: DeskDeps) => async (id: PromotionId) => {
  const { db } = deps;
  const row = (await store.readRows(db)).find((one) => one.id === id);
  if (row === undefined) return undefined;
  const [versions, coupons, cohorts, prizes] = await Promise.all([
    store.readVersions(db, id),
    store.readCoupons(db, id),
    store.readCohorts(db, id),
    store.readPrizes(db),
  ]);
  const cost = (await costsOf(deps, cohorts, prizes)).get(id) ?? 0n;
  const [promotion] = summaryOf(deps, row, versions, cost);
  return promotion && { promotion, offered: row.offered, versions, coupons, cohorts };
};
