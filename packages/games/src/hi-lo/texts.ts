/** The words of a round’s proof, and of its actions. */
export const proofTexts = {
  cards: 'Cards',
  cardsHow: 'below(52) for each, rank = card >> 2',
  guesses: 'Guesses',
  guessesHow: 'each compares a card with the one before',
  multiplier: 'Multiplier',
  multiplierHow: (guesses: number) =>
    `floor(9900 × 13^${guesses} ÷ the product of the ranks that would have been right) ÷ 10000; 0 after a wrong guess, 1 where nothing was guessed in time`,
  stop: 'Cash out after right guesses (0: never)',
  most: 'Highest multiplier at this stake, in 1/10,000',
  wrong: 'Hi-Lo cashes out after 1 to 10 right guesses, or never by itself (0).',
  take: 'Cash out',
  voided: 'Stake returned',
  higher: 'Higher',
  lower: 'Lower',
} as const;
