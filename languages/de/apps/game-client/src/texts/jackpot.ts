import type { jackpotTexts as english } from '#english/apps/game-client/src/texts/jackpot.ts';
import type { Translation } from '#languages/translation.ts';

export const jackpotTexts: Translation<typeof english> = {
  title: 'Jackpot',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Jackpot' },
  won: (level, amount) =>
    level === 'Jackpot'
      ? `Du hast den Jackpot von ${amount} gewonnen.`
      : `Du hast den ${level}-Jackpot von ${amount} gewonnen.`,
  close: 'Weiter',
  share: (percent) => `${percent} des Jackpots, laut Aufzeichnung`,
  mustHit: 'hat den versiegelten Betrag erreicht, laut Aufzeichnung',
  pastWins: 'Alle Jackpot-Gewinne und ihre Nachweise',
};
