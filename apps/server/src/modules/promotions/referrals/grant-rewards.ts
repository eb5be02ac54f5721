/** Grants what a referral has earned, each reward in a transaction of its own, and once. */
import { fromEur, money, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { lockPlayers } from '../grants/grant-facts-store.ts';
import { isLimitedOut, mayBeGranted } from '../offers/offer-facts.ts';
import type { ReferralDeps } from './deps.ts';
import { monthOf } from './referral.ts';
import { findReferral, readFirstDeposit, readVersion } from './referral-store.ts';
import * as store from './reward-store.ts';

const laterMs = 600_000;

/** On a break, excluded, closed, in a place without bonuses, or at a limit of their own. */
export const isKept = async (deps: ReferralDeps, playerId: PlayerId, side: 'friend' | 'referrer'): Promise<boolean> => {
  const [permission, gate] = await Promise.all([mayBeGranted(deps, playerId), deps.wallet.gate(playerId)]);
  if (!permission.ok || gate === undefined) return true;
  // The friend's own deposit may have used up the deposit limit: that is no reason to give nothing for it.
  const { loss, stake, deposit } = gate;
  return isLimitedOut(side === 'friend' ? { loss, stake } : { loss, stake, deposit }, deps.clock.now());
};

interface Circumstances {
  readonly isKept: boolean;
  readonly currency: CurrencyCode;
  /** EUR per unit; undefined while there is no fresh rate. */
  readonly scaled: bigint | undefined;
}

type Outcome = 'granted' | 'refused' | 'later' | 'decided';

/** Call with the player's promotions locked. */
const grant = async (
  deps: ReferralDeps,
  sql: Sql,
  key: store.RewardKey,
  { isKept: kept, currency, scaled }: Circumstances,
): Promise<Outcome> => {
  const reward = await store.lockReward(sql, key);
  if (reward === undefined) return 'decided';
  const { playerId, friendId, side, cents, review } = reward;
  const now = deps.clock.now();
  const refuse = async (reason: string): Promise<Outcome> => {
    await store.refuseReward(sql, key, reason, now);
    return 'refused';
  };
  const [referral, first] = [await findReferral(sql, friendId), await readFirstDeposit(sql, friendId)];
  if (referral === undefined || first === undefined) throw new Error(`No referral of player ${friendId}`);
  if (first.isReversed) return refuse('deposit_reversed');
  if (kept) return refuse('protected');
  const { wagering, monthlyMost } = await readVersion(sql, referral.version);
  const month = monthOf(now);
  const nth = side === 'referrer' ? (await store.countInMonth(sql, playerId, month)) + 1 : undefined;
  if (nth !== undefined && nth > monthlyMost) return refuse('monthly_most');
  const amount = scaled === undefined ? 0n : fromEur(money('EUR', cents), { currency, scaled }, 'ceil').subunits;
  const granted = await deps.grantByRule(sql, {
    ...{ playerId, reference: `referral:${friendId}`, source: 'referral', currency, amount },
    ...{ wageringTimes: wagering.times, maxStakeEur: wagering.maxStakeEur, days: wagering.days },
    ...(side === 'friend' ? { depositId: first.depositId } : {}),
    review: review ?? undefined,
  });
  if (granted.state === 'refused' && granted.reason === 'protected') return refuse('protected');
  if (granted.state === 'refused') {
    await store.postponeReward(sql, key, new Date(now.getTime() + laterMs));
    return 'later';
  }
  await store.saveGranted(sql, key, {
    ...{ currency, amount, at: now },
    counted: nth === undefined ? undefined : { month, nth },
  });
  return 'granted';
};

export const grantReward =
  (deps: ReferralDeps) =>
  async ({ playerId, friendId, side }: store.Reward): Promise<Outcome> => {
    const first = side === 'friend' ? await readFirstDeposit(deps.db, friendId) : undefined;
    const currency = first?.currency ?? (await deps.defaultCurrency(playerId));
    const [kept, rate] = await Promise.all([isKept(deps, playerId, side), deps.rates.rate(currency)]);
    const scaled = rate === undefined || rate.stale ? undefined : rate.scaled;
    const outcome = await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      return grant(deps, sql, { playerId, friendId }, { isKept: kept, currency, scaled });
    });
    if (outcome === 'granted') deps.live.push({ audience: { playerId }, topic: 'promotions', data: {} });
    return outcome;
  };
