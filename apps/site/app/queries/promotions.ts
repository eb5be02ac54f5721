/** Promotions: what is offered, to anybody or to the player, and the player's own. */
import type { Call } from '@carmine/contract/call';
import {
  getEligiblePromotions,
  getOwnPromotions,
  listPromotions,
  type PlayerPromotion,
  type Promotion,
} from '@carmine/contract/promotions/promotions';
import { getReferral } from '@carmine/contract/promotions/referrals';
import { pageLanguage, type CurrencyCode } from '@carmine/money';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { orThrowMessage, orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** As a new player is offered them; for visitors. */
export const offeredPromotionsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotions', 'offered'],
    queryFn: async () => orThrowMessage(await call(listPromotions, { query: { language: pageLanguage } })),
  });

/** Offered to this player; amounts in this currency. */
export const availablePromotionsQuery = (currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotions', 'available', currency],
    queryFn: async () =>
      orThrowResponse(await call(getEligiblePromotions, { query: { language: pageLanguage, currency } })),
  });

/** What the lobby says of an offer: in its document, whose every byte counts. */
export type Advert = Pick<Promotion, 'id' | 'kind' | 'title' | 'tiers' | 'wagering' | 'depositNumber'> & {
  readonly summary?: string;
};

const advertOf = ({ id, kind, title, summary, tiers, wagering, depositNumber }: Promotion): Advert => ({
  ...{ id, kind, title, tiers, wagering },
  ...(depositNumber === undefined ? { summary } : { depositNumber }),
});

/** Offers as the lobby advertises them: to a player only what is offered to that player, and nothing on a break. */
export const advertsQuery = (signedIn: boolean, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotions', 'adverts', signedIn],
    queryFn: async (): Promise<readonly Advert[]> => {
      const query = { language: pageLanguage };
      const offers = signedIn
        ? orThrowMessage(await call(getEligiblePromotions, { query }))
        : orThrowMessage(await call(listPromotions, { query }));
      return offers.filter(({ eligible }) => eligible || !signedIn).map(advertOf);
    },
  });

export const myPromotionsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotions', 'mine'],
    queryFn: async () => orThrowResponse(await call(getOwnPromotions, { query: { language: pageLanguage } })),
    staleTime: liveStaleMs,
  });

const none: readonly never[] = [];

/** Those that can still do something. */
const openStates: readonly PlayerPromotion['state'][] = ['armed', 'review', 'queued', 'active'];

export const isOpen = ({ state }: Pick<PlayerPromotion, 'state'>): boolean => openStates.includes(state);

export const useMyPromotions = (): readonly PlayerPromotion[] => {
  const signedIn = useSession() !== null;
  return useQuery({ ...myPromotionsQuery(), enabled: signedIn }).data ?? none;
};

export type BonusTerms = Pick<PlayerPromotion, 'exceptGames' | 'gameWeights'>;

const termsOfActive = (mine: readonly PlayerPromotion[] | undefined): BonusTerms | undefined =>
  mine?.find(({ state, exceptGames, gameWeights }) => state === 'active' && (exceptGames ?? gameWeights) !== undefined);

/** Asks for them where there is bonus money. */
export const useBonusTerms = (): BonusTerms | undefined => {
  const signedIn = useSession() !== null;
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn }).data;
  const hasBonus = wallets?.some(({ bonusBalance }) => /[1-9]/.test(bonusBalance)) ?? false;
  return termsOfActive(useQuery({ ...myPromotionsQuery(), enabled: signedIn && hasBonus }).data);
};

/** For many tiles at once: asks for nothing itself. */
export const useKnownBonusTerms = (): BonusTerms | undefined =>
  useQuery({ ...myPromotionsQuery(), enabled: false, select: termsOfActive }).data;

/** Currency in which a player is shown what an offer needs. */
export const usePromotionCurrency = (): CurrencyCode => {
  const signedIn = useSession() !== null;
  return defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data)?.currency ?? 'EUR';
};

/** What this visitor or player is offered. A player who may not be offered anything gets an empty list from the server. */
export const useAvailablePromotions = (currency: CurrencyCode) => {
  const signedIn = useSession() !== null;
  const offered = useQuery({ ...offeredPromotionsQuery(), enabled: !signedIn });
  const own = useQuery({ ...availablePromotionsQuery(currency), enabled: signedIn });
  const { data, isPending, error } = signedIn ? own : offered;
  return { offers: data ?? (none as readonly Promotion[]), isPending, error };
};

/** The player's invitation, friends and rewards. */
export const referralQuery = (call: Call = browserCall) =>
  queryOptions({
    // Hints about promotions refresh it, too.
    queryKey: ['promotions', 'referral'],
    queryFn: async () => orThrowResponse(await call(getReferral, {})),
    staleTime: liveStaleMs,
  });
