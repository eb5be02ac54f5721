/** How an offer is called and advertised: always by its real tiers. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import { displayPercent } from '../../amounts/percent.ts';
import { bestTier, type Tier } from './offer-math.ts';
import { promotionTexts as words } from './texts.ts';

type Named = Pick<Promotion, 'kind' | 'title' | 'tiers' | 'depositNumber'>;

/** `150% + 100 free spins`. */
export const matchName = ({ matchPercent, freeSpins }: Tier): string =>
  matchPercent === 0 ? words.spins(freeSpins) : words.match(displayPercent(String(matchPercent)), freeSpins);

/** What it gives at best; without tiers its own title. */
export const headlineOf = ({ tiers, title }: Pick<Named, 'tiers' | 'title'>): string => {
  const best = bestTier(tiers);
  if (best === undefined) return title;
  return tiers.length === 1 ? matchName(best) : words.upTo(matchName(best));
};

/** The small line above the headline. */
export const eyebrowOf = ({ kind, title, tiers, depositNumber }: Named): string => {
  if (kind === 'welcome' && depositNumber !== undefined) return words.welcomeOf(depositNumber);
  return tiers.length === 0 ? words.kinds[kind] : title;
};

/** Of a grant by rules of their own, which no promotion of a kind stands behind. */
export const sourceName = ({ source }: Pick<PlayerPromotion, 'source'>): string | undefined =>
  source === undefined || source === 'promotion' ? undefined : words.sources[source];

export const offerAddress = (id: string): string => `/promotions/${encodeURIComponent(id)}`;
