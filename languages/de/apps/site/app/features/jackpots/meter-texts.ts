import type { meterTexts as english } from '#english/apps/site/app/features/jackpots/meter-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const meterTexts: Translation<typeof english> = {
  title: 'Jackpots',
  more: 'So wachsen sie',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Muss fallen' },
  lastWon: (day, amount) => `Zuletzt gewonnen ${day}, ${amount}`,
  notWon: 'Noch nicht gewonnen',
  mustHit: (amount) => `Fällt bis ${amount}`,
};
