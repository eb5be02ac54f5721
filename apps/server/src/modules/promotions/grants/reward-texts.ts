/** Titles of what is granted by other rules than a promotion's own, as players read them. */
import type { GrantSource } from './player-promotion.ts';

type Reward = Exclude<GrantSource, 'promotion'>;
type Words = Readonly<Record<Reward, { readonly title: string; readonly summary: string }>>;

export type RewardTexts = Words;

export const rewardTexts = {
  unlock: {
    title: 'Free-spin winnings',
    summary: 'Your winnings from free spins, moved to your bonus balance with an extra on top.',
  },
  level_gift: { title: 'Level-up gift', summary: 'A bonus for reaching a new level.' },
  cashback: { title: 'Weekly cashback', summary: 'A part of what you lost in cash last week, back as a bonus.' },
  referral: { title: 'Referral reward', summary: 'A bonus for a friend who plays with us.' },
  campaign: { title: 'A bonus for you', summary: 'A bonus from us.' },
} satisfies Words;
