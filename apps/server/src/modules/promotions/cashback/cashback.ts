/** Weekly cashback: a part of the net cash loss of a week, granted as a bonus once per week and player. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { fromEur, money, multiplyDivide, toEur, type CurrencyCode, type Rate } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { FeedConsumer } from '../../wallet/index.ts';
import type { PromotionsDeps } from '../deps.ts';
import { readOffered } from '../offers/offer-store.ts';
import { centsOf } from '../offers/promotion.ts';
import { weekOf } from '../offers/window.ts';
import {
  countCashLosses,
  hasHouseholdHad,
  isCounted,
  lockLosses,
  readUndecidedLosers,
  saveDecided,
  type CashLoss,
} from './cashback-store.ts';
import { grantByRule } from '../grants/grant-by-rule.ts';

type CashbackRules = Extract<PromotionRules['reward'], { kind: 'cashback' }>;

/** Counts cash lost in settled rounds by week. */
export const cashLosses: FeedConsumer = {
  name: 'promotions.cash-losses',
  startsAt: 'now',
  handle: (sql, { after, to }) => countCashLosses(sql, after, to),
};

/**
 * EUR cents: the percentage of the whole loss once it exceeds the threshold, rounded down. Losses of all currencies count together,
 * so what was won in one is taken off what was lost in another.
 */
export const cashbackCents = (lostCents: bigint, rules: CashbackRules): bigint => {
  if (lostCents <= centsOf(rules.lossAboveEur)) return 0n;
  const part = multiplyDivide(lostCents, BigInt(rules.percent), 100n, 'floor');
  const most = centsOf(rules.atMostEur);
  return part < most ? part : most;
};

interface Loss {
  readonly cents: bigint;
  /** In which most was lost. */
  readonly currency: CurrencyCode;
}

const totalOf = (losses: readonly CashLoss[], rates: ReadonlyMap<CurrencyCode, Rate>): Loss | undefined => {
  let cents = 0n;
  let most: Loss | undefined;
  for (const { currency, lost } of losses) {
    const rate = rates.get(currency);
    if (rate === undefined) return undefined;
    const size = toEur(money(currency, lost < 0n ? -lost : lost), rate, lost < 0n ? 'ceil' : 'floor').subunits;
    cents += lost < 0n ? -size : size;
    if (lost > 0n && (most === undefined || size > most.cents)) most = { cents: size, currency };
  }
  return most === undefined ? { cents: 0n, currency: 'EUR' } : { cents, currency: most.currency };
};

const decideWeek = async (
  deps: PromotionsDeps,
  rules: CashbackRules | undefined,
  rates: ReadonlyMap<CurrencyCode, Rate>,
  { playerId, week }: { playerId: PlayerId; week: string },
): Promise<void> =>
  deps.db.transaction(async (sql) => {
    const losses = await lockLosses(sql, playerId, week);
    if (losses.length === 0) return;
    const loss = totalOf(losses, rates);
    // A currency has no rate: later.
    if (loss === undefined) return;
    const reference = `week:${week}`;
    const cents = rules === undefined ? 0n : cashbackCents(loss.cents, rules);
    const rate = rates.get(loss.currency);
    const isHad = cents > 0n && (await hasHouseholdHad(sql, playerId, reference));
    if (rules !== undefined && cents > 0n && rate !== undefined && !isHad) {
      const granted = await grantByRule(deps)(sql, {
        ...{ playerId, reference, source: 'cashback', currency: loss.currency },
        amount: fromEur(money('EUR', cents), rate, 'floor').subunits,
        ...{ wageringTimes: rules.wagering.times, maxStakeEur: rules.wagering.maxStakeEur, days: rules.wagering.days },
        rules: rules.wagering,
      });
      if (granted.state === 'refused' && granted.reason === 'rate_stale') return;
    }
    await saveDecided(sql, playerId, week);
  });

/** Worker: weeks that have ended and are counted completely. */
export const grantCashback = (deps: PromotionsDeps) => async (): Promise<void> => {
  const { from } = weekOf(deps.clock.now());
  if (!(await isCounted(deps.db, cashLosses.name, from))) return;
  const offered = (await readOffered(deps.db)).find(({ rules }) => rules.reward.kind === 'cashback');
  const reward = offered?.rules.reward;
  const rates = new Map((await deps.rates.all()).map((rate) => [rate.currency, rate]));
  for (const loser of await readUndecidedLosers(deps.db, from, 500))
    await decideWeek(deps, reward?.kind === 'cashback' ? reward : undefined, rates, loser);
};
