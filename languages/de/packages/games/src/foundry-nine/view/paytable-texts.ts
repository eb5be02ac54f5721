import type { texts as english } from '#english/packages/games/src/foundry-nine/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  wild: 'Auf den Walzen in der Mitte. Steht für jedes Symbol, nur nicht für den Ofen.',
  scatter: 'An beliebiger Stelle, wenn nichts mehr gewinnt: 12, 16 oder 20 Freispiele, die den Multiplikator behalten.',
  ways: 'Bis zu 117.649 Gewinnwege',
  example: (cells, ways) =>
    `Ein Symbol zahlt für jeden Weg über Walzen nebeneinander, von links: hier ${cells.join(' × ')} = ${ways} Wege. Jeder Spin zieht, wie viele Symbole eine Walze zeigt, von 2 bis 7.`,
};
