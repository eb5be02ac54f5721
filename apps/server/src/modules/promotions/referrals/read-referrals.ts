/** A player's page of refer a friend, and the figures for operators. */
import type { ReferralPage } from '@carmine/contract/promotions/referrals';
import { showAmount } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { mayBeGranted } from '../offers/offer-facts.ts';
import { centsOf } from '../offers/promotion.ts';
import type { ReferralDeps } from './deps.ts';
import { isKept } from './grant-rewards.ts';
import { codeOf } from './record-referral.ts';
import { friendState, monthOf } from './referral.ts';
import * as store from './referral-store.ts';
import { countInMonth, readEarned } from './reward-store.ts';
import { referralTerms } from './terms.ts';

const listed = 100;
const eur = (text: string): string => showAmount('EUR', centsOf(text));

const offerOf = async (deps: ReferralDeps, playerId: PlayerId): Promise<ReferralPage['offer']> => {
  const { db, clock, siteUrl } = deps;
  const current = await store.readRules(db);
  // Nobody on a break is invited to bring others.
  if (current === undefined || (await isKept(deps, playerId, 'referrer'))) return null;
  const [code, { maxWagering }, rewardsThisMonth] = await Promise.all([
    codeOf(deps)(playerId),
    mayBeGranted(deps, playerId),
    countInMonth(db, playerId, monthOf(clock.now())),
  ]);
  const { friendEur, referrerEur, leastDepositEur, monthlyMost } = current.rules;
  return {
    ...{ code, link: `${siteUrl}/?modal=register&code=${code}` },
    ...{ friendEur: eur(friendEur), referrerEur: eur(referrerEur), leastDepositEur: eur(leastDepositEur) },
    ...{ rewardsThisMonth, monthlyMost, terms: referralTerms(current.rules, maxWagering) },
  };
};

export const readReferralPage =
  (deps: ReferralDeps) =>
  async (playerId: PlayerId): Promise<ReferralPage> => {
    const [offer, friends, earned] = await Promise.all([
      offerOf(deps, playerId),
      store.readFriends(deps.db, playerId, listed),
      readEarned(deps.db, playerId, listed),
    ]);
    return {
      offer,
      friends: friends.map(({ registeredAt, state, reward, grant, grantReason }) => ({
        month: registeredAt.toISOString().slice(0, 7),
        state: friendState(state, reward, grant, grantReason),
      })),
      earned: earned.map(({ currency, amount, at, side, waits }) => ({
        ...{ currency, amount: showAmount(currency, amount), at: at.toISOString(), side, waits },
      })),
    };
  };
