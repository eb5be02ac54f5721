/** The texts of a jackpot's meter: in the lobby, on a game's page and on the jackpots' own page. */

export const meterTexts = {
  title: 'Jackpots',
  more: 'How they grow',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Must hit' },
  lastWon: (day: string, amount: string) => `Last won ${day}, ${amount}`,
  notWon: 'Not won yet',
  mustHit: (amount: string) => `Must hit by ${amount}`,
} as const;
