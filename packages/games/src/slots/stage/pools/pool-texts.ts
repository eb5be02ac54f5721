/** Words of the jackpots beside the reels. */
export const poolTexts = {
  label: 'Jackpots',
  levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand', 'must-hit': 'Jackpot' },
  /** The amount at which it is won at the latest. */
  by: (amount: string) => `Won by ${amount}`,
} as const;
