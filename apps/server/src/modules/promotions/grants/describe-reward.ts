/** What is granted by other rules than a promotion's own, in the shape of a promotion. */
import type { Promotion as Shown } from '@carmine/contract/promotions/promotions';
import type { Language } from '@carmine/money';
import type { PlayerPromotion } from './player-promotion.ts';
import { rewardTexts, type RewardTexts } from './reward-texts.ts';

export type Translations = Readonly<Record<Exclude<Language, 'en'>, { readonly rewardTexts: RewardTexts }>>;

export const describeReward = (
  { source, wagerTimes, days }: PlayerPromotion,
  translations: Translations,
  language: Language,
): Shown => {
  if (source === 'promotion') throw new Error('A promotion describes itself');
  const texts = language === 'en' ? rewardTexts : translations[language].rewardTexts;
  return {
    ...{ id: source, version: 1, kind: 'deposit', ...texts[source], terms: [], tiers: [] },
    ...{ wagering: wagerTimes, validDays: days ?? 0, eligible: false },
  };
};
