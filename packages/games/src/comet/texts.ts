/** The words of a round’s proof, and of its action. */
export const proofTexts = {
  crash: 'The comet breaks',
  crashHow: 'floor(2⁵² × 99 ÷ (u52 + 1)) ÷ 100, from 1 to 10,000',
  cashedOut: 'Cash-out',
  byHand: 'by hand, by the clock of the database',
  byItself: 'by itself: the comet came as far',
  lost: 'None',
  lostHow: (goal: string) => `the comet broke before ${goal}`,
  cashOut: (at: string) => `Cash out at ${at}`,
  slot: 'Bet 1 or 2',
  auto: 'Automatic cash-out, if any',
  limit: 'Cashed out by itself at the latest at',
  wrong: 'Comet has bets 1 and 2, and cash-outs from 1.01 to 10,000.',
} as const;
