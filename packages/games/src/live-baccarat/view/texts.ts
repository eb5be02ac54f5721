/** What is not said as in Baccarat. */
export const texts = {
  action: 'Bet',
  returns: 'Return 98.94% on banker, 98.76% on player',
  phases: { running: 'Cards', settled: 'Result' },
} as const;
