import type { RewardTexts } from '#english/apps/server/src/modules/promotions/grants/reward-texts.ts';

export const rewardTexts: RewardTexts = {
  unlock: {
    title: 'Freispielgewinne',
    summary: 'Deine Gewinne aus Freispielen, mit einem Extra obendrauf auf dein Bonusguthaben übertragen.',
  },
  level_gift: { title: 'Geschenk zum Levelaufstieg', summary: 'Ein Bonus für dein neues Level.' },
  cashback: {
    title: 'Wöchentliches Cashback',
    summary: 'Ein Teil deines Echtgeldverlusts der letzten Woche, zurück als Bonus.',
  },
  referral: { title: 'Freunde werben', summary: 'Ein Bonus für einen Freund, der bei uns spielt.' },
  campaign: { title: 'Ein Bonus für dich', summary: 'Ein Bonus von uns.' },
};
