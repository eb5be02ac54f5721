import type { texts as english } from '#english/packages/games/src/glass-menagerie/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  wild: 'Gehört zu jeder Gruppe, die es berührt. Steht für jedes Tier.',
  scatter: 'An beliebiger Stelle, wenn nichts mehr gewinnt: 10, 12 oder 15 Freispiele, die den Multiplikator behalten.',
  clusters: 'Gruppen ab 5',
  example:
    'Eine Gruppe aus sechs: Felder, die sich an ihren Seiten berühren, wo auch immer. Sie zahlt einmal, nach ihrer Größe, und zerbricht. Jeder Fall, der zahlt, verdoppelt den Multiplikator des nächsten, bis ×16.',
};
