/** The words of a round’s proof, and of its actions. */
export const proofTexts = {
  flips: 'Flips',
  flipsHow: 'below(2) for each: 1 is heads, 0 is tails',
  heads: 'heads',
  tails: 'tails',
  multiplier: 'Multiplier',
  multiplierHow: (heads: number) => `0.98 × 2^${heads}; 0 after tails, 1 where nothing was flipped in time`,
  stop: 'Cash out after heads (0: never)',
  most: 'Highest number of heads at this stake',
  wrong: 'Coin Run has 1 to 20 flips.',
  take: 'Cash out',
  voided: 'Stake returned',
  flip: 'Flip',
} as const;
