import type { texts as english } from '#english/packages/games/src/signal-ridge/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Mitte', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Auf den Walzen 2 bis 5. Ersetzt jedes Symbol außer dem Stern.',
  scatter: (spins, times) => `An beliebiger Stelle, ab 3: ${spins} Freispiele, alle Gewinne ×${times}.`,
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
};
