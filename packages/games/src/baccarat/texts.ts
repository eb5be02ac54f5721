/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  player: 'Player',
  banker: 'Banker',
  handHow: 'from deck(8, 6): player, banker, player, banker, then the third cards',
  hand: (cards: string, total: number) => `${cards} = ${total}`,
  won: 'Pays',
  nothing: 'nothing',
  wonHow: 'chips on the winner, on a tie or on a pair × what they pay; on a tie, player and banker are returned',
  wrong: 'Place chips as “banker 5, player-pair 1”: player, banker, tie, player-pair or banker-pair.',
} as const;
