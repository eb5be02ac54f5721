/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  thrownDice: 'Dice',
  diceHow: 'below(6) + 1, three times',
  thrown: (dice: readonly number[], total: number) => `${dice.join(', ')} = ${total}`,
  won: 'Pays',
  nothing: 'nothing',
  wonHow: 'each winning spot’s chips × what it pays, the chips included',
  wrong: 'Place chips as “small 5, total-9 1, pair-2-5 2”: a spot of the layout and its number of chips.',
} as const;
