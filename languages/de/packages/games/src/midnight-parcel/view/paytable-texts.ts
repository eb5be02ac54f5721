import type { texts as english } from '#english/packages/games/src/midnight-parcel/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Mitte', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Auf den Walzen 2, 3 und 4. Bedeckt die ganze Walze. Ersetzt jedes Symbol außer dem Paket.',
  scatter: (spins, times) => `An beliebiger Stelle, ab 3: ${spins} Freispiele, alle Gewinne ×${times}.`,
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
};
