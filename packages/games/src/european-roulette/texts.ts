/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  french: 'La partage',
  yes: 'on',
  no: 'off',
  pocket: 'Number',
  pocketHow: 'below(37)',
  signedHow: 'as the studio signed it',
  won: 'Pays',
  nothing: 'nothing',
  wonHow: '36 chips divided by the numbers of the spot, for each chip on it',
  wrong: 'Place chips as “red 5, 17 1, 1-2-3 2”: a spot of the layout and its number of chips.',
} as const;
