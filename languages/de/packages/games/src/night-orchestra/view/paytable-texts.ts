import type { texts as english } from '#english/packages/games/src/night-orchestra/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Mitte', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Ersetzt jedes Symbol außer Mond und Note.',
  scatter: (spins) => `An beliebiger Stelle, ab 3: ${spins} Freispiele, die Noten sammeln.`,
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
  more: {
    NO: 'In Freispielen: 6, 13, 20 und 28 Noten multiplizieren alle Gewinne mit 2, 3, 5 und 12 und bringen je 2 Spins.',
  },
};
