import type { texts as english } from '#english/packages/games/src/tidewell/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  wild: (times) => `Zählt wie ${times} Felder jedes Symbols außer dem Strudel. Walzen 2, 3 und 4.`,
  scatter: (spins) => `An beliebiger Stelle, ab 3: ${spins} Freispiele mit mehr Wilds.`,
  ways: '243 Gewinnwege, gewertet von links nach rechts',
  example: (cells, ways) =>
    `${cells.join(' × ')} = ${ways} Wege: Auf Walzen nebeneinander, von links an, verbindet sich jedes Feld eines Symbols mit jedem Feld der nächsten Walze. Jeder Weg zahlt.`,
};
