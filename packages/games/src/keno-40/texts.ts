/** The words of a round’s proof. */
export const proofTexts = {
  numbers: 'Your numbers',
  drawn: 'Drawn',
  drawnHow: 'draw(40, 10), each plus 1',
  hits: 'Hits',
  hitsHow: 'your numbers among those drawn',
  multiplier: 'Multiplier',
  multiplierHow: (chosen: number, hits: number) => `paytable: ${chosen} chosen, ${hits} hit`,
  wrong: 'Keno 40 takes 1 to 10 different numbers from 1 to 40.',
} as const;
