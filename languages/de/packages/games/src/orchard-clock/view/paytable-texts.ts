import type { texts as english } from '#english/packages/games/src/orchard-clock/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Mitte', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Ersetzt jede Frucht.',
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
};
