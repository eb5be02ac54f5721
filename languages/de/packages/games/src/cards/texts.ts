import type { Rank, Suit } from '#english/packages/games/src/cards/card-text.ts';
import type { cardTexts as english } from '#english/packages/games/src/cards/texts.ts';
import type { Translation } from '#languages/translation.ts';

const ranks: Partial<Record<Rank, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' };
const suits: Readonly<Record<Suit, string>> = { d: 'Karo', h: 'Herz', s: 'Pik', c: 'Kreuz' };

export const cardTexts: Translation<typeof english> = {
  name: (rank, suit) => `${suits[suit]}-${ranks[rank] ?? rank}`,
  faceDown: 'Verdeckte Karte',
};
