import type { texts as english } from '#english/packages/games/src/copper-canyon/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Reihe 2', 'Reihe 3', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Bedeckt die ganze Walze. Ersetzt jedes Symbol außer der Sonne.',
  scatter: (spins, times) => `An beliebiger Stelle, ab 3: ${spins} Freispiele, alle Gewinne ×${times}.`,
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
};
