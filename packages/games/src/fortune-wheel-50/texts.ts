/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  stop: 'Stop',
  stopped: (stop: number, spot: string) => `${stop}: ${spot}`,
  stopHow: 'below(50), counted clockwise from the top, from 0',
  won: 'Pays',
  nothing: 'nothing',
  wonHow: 'the chips on the spot of the stop × what it pays, the chips included',
  wrong: 'Place chips as “1 5, 23 1, star 2”: a spot of the wheel and its number of chips.',
} as const;
