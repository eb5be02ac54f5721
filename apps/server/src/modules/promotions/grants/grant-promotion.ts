/** Grants a promotion's reward under the locks of player, budget and coupon; everything that is counted is counted here. */
import { fromEur, money, type CurrencyCode, type Rate } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { useCoupon } from '../coupons/coupon-store.ts';
import type { PromotionsDeps } from '../deps.ts';
import { lockBudget, readWelcomeCents, spendBudget } from '../offers/offer-store.ts';
import { centsOf, welcomeCapCents, type Promotion } from '../offers/promotion.ts';
import { countedFrom } from '../offers/window.ts';
import { awardOf, isEmpty } from './award.ts';
import { addWelcomeCents, countInPeriod, playersGranted, type Relative } from './grant-facts-store.ts';
import { insertOwn, moveOwn, saveAward } from './grant-store.ts';
import { leastOf, matchOf, type Match } from './match.ts';
import type { Award, PlayerPromotion } from './player-promotion.ts';
import { startGrant, type Started } from './start-grant.ts';

export type GrantRefusal = 'used' | 'below_tier' | 'cap_reached' | 'household' | 'coupon_spent';

export type Granted =
  | { readonly ok: true; readonly state: Started | 'review'; readonly id: bigint }
  | { readonly ok: false; readonly reason: GrantRefusal };

export interface GrantRequest {
  readonly playerId: PlayerId;
  readonly promotion: Promotion;
  readonly currency: CurrencyCode;
  /** The armed one; without it, one is made. */
  readonly own: PlayerPromotion | undefined;
  readonly couponId: bigint | undefined;
  /** When the deposit was made, or the gift accepted: the period that the grant counts in. */
  readonly offeredAt: Date;
  /** What the deposit brought, and its rate; absent for a gift. */
  readonly deposit?: { readonly id: bigint; readonly cash: bigint; readonly rate: Pick<Rate, 'currency' | 'scaled'> };
  /** Now. */
  readonly rate: Pick<Rate, 'currency' | 'scaled'>;
  readonly maxWagering: number;
  readonly relatives: readonly Relative[];
}

/** EUR cents that may still be granted, on locked rows. */
const roomFor = async (sql: Sql, { playerId, promotion: { id, rules } }: GrantRequest): Promise<bigint | undefined> => {
  const welcome = rules.kind === 'welcome' ? welcomeCapCents - (await readWelcomeCents(sql, playerId)) : undefined;
  const budget = rules.budgetEur === undefined ? undefined : centsOf(rules.budgetEur) - (await lockBudget(sql, id));
  return leastOf(welcome, budget);
};

/** `undefined`: less than the first tier. */
const worthOf = (request: GrantRequest, room: bigint | undefined): Match | undefined => {
  const { promotion, currency, deposit, rate } = request;
  const { reward } = promotion.rules;
  if (reward.kind === 'deposit') {
    if (deposit === undefined) return undefined;
    const most = leastOf(room, reward.capEur === undefined ? undefined : centsOf(reward.capEur));
    return matchOf({ tiers: reward.tiers, cash: money(currency, deposit.cash), rate: deposit.rate, mostCents: most });
  }
  if (reward.kind !== 'gift') throw new Error(`Promotion ${promotion.id} is not granted by itself`);
  const whole = centsOf(reward.bonusEur ?? '0');
  const cents = leastOf(whole, room) ?? whole;
  const amount = cents > 0n ? fromEur(money('EUR', cents), rate, 'floor').subunits : 0n;
  return { amount, cents: amount === 0n ? 0n : cents, spins: reward.spins ?? 0 };
};

const count = async (sql: Sql, { playerId, promotion: { id, rules } }: GrantRequest, cents: bigint): Promise<void> => {
  if (cents === 0n) return;
  if (rules.kind === 'welcome') await addWelcomeCents(sql, playerId, cents);
  if (rules.budgetEur !== undefined) await spendBudget(sql, id, cents, centsOf(rules.budgetEur));
};

const save = async (
  deps: PromotionsDeps,
  sql: Sql,
  request: GrantRequest,
  { award, nth, periodStart, isDevice }: { award: Award; nth: number; periodStart: Date; isDevice: boolean },
): Promise<Granted> => {
  const { playerId, promotion, currency, couponId, deposit } = request;
  const made =
    request.own ??
    (await insertOwn(sql, {
      ...{ playerId, source: 'promotion', promotionId: promotion.id, version: promotion.version },
      ...{ state: isDevice ? 'review' : 'queued', currency, couponId },
    }));
  const own = await saveAward(sql, made, award, { periodStart, nth, depositId: deposit?.id });
  if (!isDevice) return { ok: true, state: await startGrant(deps, sql, own), id: own.id };
  if (own.state === 'review') return { ok: true, state: 'review', id: own.id };
  await moveOwn(sql, own, { state: 'review', reason: 'same_device' });
  return { ok: true, state: 'review', id: own.id };
};

/** Call with the rows of the player and the household locked, in the transaction that decides. */
export const grantPromotion = async (deps: PromotionsDeps, sql: Sql, request: GrantRequest): Promise<Granted> => {
  const { playerId, promotion, relatives, couponId, rate, maxWagering } = request;
  const { id, rules } = promotion;
  const periodStart = countedFrom(rules, request.offeredAt);
  const before = await countInPeriod(sql, playerId, id, periodStart);
  if (before >= rules.perPlayer.most) return { ok: false, reason: 'used' };
  const others = relatives.map((one) => one.playerId);
  const granted = others.length === 0 ? new Set() : await playersGranted(sql, others, id, periodStart);
  const same = relatives.filter((one) => granted.has(one.playerId));
  if (same.some(({ basis }) => basis !== 'device')) return { ok: false, reason: 'household' };
  const worth = worthOf(request, await roomFor(sql, request));
  if (worth === undefined) return { ok: false, reason: 'below_tier' };
  const { reward } = rules;
  if (reward.kind !== 'deposit' && reward.kind !== 'gift') throw new Error(`Promotion ${id} is not granted by itself`);
  const award = awardOf({
    ...{ bonus: worth, spins: worth.spins, wagering: reward.wagering, freeSpins: reward.freeSpins },
    ...{ rate, maxWagering },
  });
  if (isEmpty(award)) return { ok: false, reason: 'cap_reached' };
  if (couponId !== undefined && !(await useCoupon(sql, couponId))) return { ok: false, reason: 'coupon_spent' };
  await count(sql, request, award.bonusCents);
  return save(deps, sql, request, { award, nth: before + 1, periodStart, isDevice: same.length > 0 });
};
