import type { texts as english } from '#english/packages/games/src/keno-40/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

const states = {
  closed: '',
  chosen: ', gewählt',
  drawn: ', gezogen',
  hit: ', gewählt und gezogen',
  missed: ', gewählt, nicht gezogen',
} as const;
const numbersOf = (count: number): string => (count === 1 ? '1 Zahl' : `${count} Zahlen`);

export const texts: Translation<typeof english> = {
  action: 'Ziehen',
  bet: ({ numbers }) => numbersOf(numbers.length),
  tile: (number, what) => `Zahl ${number}${states[what]}`,
  ready: (count) => (count < 10 ? `${count} von 10 Zahlen gewählt` : 'Deine zehn Zahlen sind gewählt'),
  ended: (count, chosen) => `${count} von ${chosen} getroffen`,
  hits: (count) => `${count} Treffer`,
  ladder: 'Gewinntabelle nach Treffern',
  howMany: 'Wie viele',
  numbersOf,
  random: 'Zufallstipp',
  drum: 'Gezogene Kugeln',
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiplier) => `${multiplier}. Diese Runde prüfen`,
  keys: [
    ['Pfeiltasten', 'von Zahl zu Zahl'],
    ['Eingabe', 'eine Zahl wählen oder abwählen'],
    ['R', 'zufällige Zahlen'],
  ],
  announce: ({ numbers }, { drawn, hits }) => `Gezogen: ${drawn.join(', ')}. ${hits} von ${numbers.length} getroffen.`,
};
