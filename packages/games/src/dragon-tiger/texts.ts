/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  dragon: 'Dragon',
  tiger: 'Tiger',
  cardHow: 'from deck(8, 2): dragon, tiger',
  won: 'Pays',
  nothing: 'nothing',
  wonHow: 'chips on the higher card or on a tie × what they pay; on a tie, half of dragon and tiger is returned',
  wrong: 'Place chips as “dragon 5, tie 1”: dragon, tiger, tie or suited-tie.',
} as const;
