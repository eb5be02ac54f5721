/** What the lobby and its description say of an offer: only what its tiers give. */
import { displayAmount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import type { Advert } from '../../queries/promotions.ts';
import { lobbyTexts } from './texts.ts';

type Tiers = Pick<Advert, 'tiers'>;

/** The tier with the highest match; undefined without tiers. */
export const offerHeadline = ({ tiers }: Tiers): string | undefined => {
  const best = tiers.toSorted((a, b) => b.matchPercent - a.matchPercent || b.freeSpins - a.freeSpins)[0];
  if (best === undefined) return undefined;
  const match = best.matchPercent === 0 ? undefined : displayPercent(String(best.matchPercent));
  return lobbyTexts.offerOf(match, best.freeSpins, tiers.length > 1);
};

/** For the page description: the real offer, or nothing. */
export const offerSentence = (advert: Advert | undefined): string | undefined => {
  const headline = advert && offerHeadline(advert);
  const least = advert?.tiers[0]?.fromEur;
  if (advert === undefined || headline === undefined || least === undefined) return undefined;
  return lobbyTexts.offerSentence(headline, displayAmount('EUR', least), advert.wagering);
};
