/** The words that every slot carves: only letters that slots/art/glyphs.ts has. */
export const carvedTexts = {
  big: 'BIG WIN',
  huge: 'HUGE WIN',
  max: 'MAX WIN',
  major: 'MAJOR',
  freeSpins: 'FREE SPINS',
  more: 'MORE',
  level: 'ALL WINS',
  moreSpins: (count: number) => `${count} MORE SPINS`,
  allWins: (multiplier: number) => `ALL WINS ×${multiplier}`,
} as const;
