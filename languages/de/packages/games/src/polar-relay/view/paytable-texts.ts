import type { texts as english } from '#english/packages/games/src/polar-relay/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

const rows = ['oben', 'Mitte', 'unten'] as const;

export const texts: Translation<typeof english> = {
  wild: 'Ersetzt jedes Symbol außer der Fahne. In Freispielen bleibt es auf seinem Feld, bis sie enden.',
  scatter: (spins) => `An beliebiger Stelle, ab 3: ${spins} Freispiele, Wilds bleiben.`,
  lines: (count) => `Die ${count} Linien, gewertet von links nach rechts und von rechts nach links`,
  line: (number, line) => `Linie ${number}: ${line.map((row) => rows[row] ?? '').join(', ')}`,
};
