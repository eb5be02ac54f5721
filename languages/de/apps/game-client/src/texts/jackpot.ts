import type { jackpotTexts as english } from '#english/apps/game-client/src/texts/jackpot.ts';
import type { Translation } from '#languages/translation.ts';

export const jackpotTexts: Translation<typeof english> = {
  title: 'Jackpot',
  won: (amount) => `Du hast einen Jackpot von ${amount} gewonnen.`,
  close: 'Weiter',
  share: (name, percent) => `${name}: ${percent} des Jackpots, laut Aufzeichnung`,
  mustDrop: (name) => `${name}: Must-Drop-Jackpot`,
};
