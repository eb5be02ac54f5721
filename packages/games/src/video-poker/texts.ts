/** The words of a round's proof that games of video poker share. */
const list = (places: readonly number[]): string => (places.length === 0 ? 'none' : places.join(', '));

export const videoPokerTexts = {
  coins: 'Coins (1 to 5)',
  wrong: 'One round takes 1 to 5 coins.',
  held: (places: readonly number[]) => (places.length === 0 ? 'Hold nothing' : `Hold ${list(places)}`),
  dealt: 'Dealt',
  dealtHow: 'deck(1, 5): places among the cards that are left, in order',
  hold: 'Held',
  holdHow: 'places from the left; the pack goes on for the others',
  none: list([]),
  final: 'Final hand',
  multiplier: 'Multiplier',
  multiplierHow: (coins: number, each: number) => `${each} × ${coins === 1 ? '1 coin' : `${coins} coins`}`,
} as const;
