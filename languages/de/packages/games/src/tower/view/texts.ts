import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { texts as english } from '#english/packages/games/src/tower/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

const states = { closed: 'geschlossen', found: 'Lampe', blank: 'Rabe' } as const;
const levels = {
  easy: 'Leicht: 3/4',
  medium: 'Mittel: 2/3',
  hard: 'Schwer: 1/2',
  expert: 'Experte: 1/3',
  master: 'Meister: 1/4',
} as const;
const floor = (number: number): string => `Stockwerk ${number}`;

export const texts: Translation<typeof english> = {
  action: 'Start',
  bet: ({ difficulty }) => levels[difficulty].replace(/:.*/, ''),
  level: (difficulty) => levels[difficulty],
  window: (on, number, what) => `${floor(on)}, Fenster ${number}, ${states[what]}`,
  ready: 'Schwierigkeit wählen und starten',
  take: 'Auszahlen',
  next: (multiplier) => `Nächstes Stockwerk ${multiplier}`,
  ended: (count) => `${count} Fenster geöffnet`,
  floor,
  ladder: 'Multiplikatoren nach Stockwerk',
  difficulty: 'Schwierigkeit',
  stop: 'Auszahlen auf',
  never: 'Knopfdruck',
  random: 'Zufallsfenster',
  limit: (number) => `Bei diesem Einsatz zahlt die Runde auf ${floor(number)} von selbst aus.`,
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiplier) => `${multiplier}. Diese Runde prüfen`,
  inPlay: 'Im Spiel',
  keys: [
    ['Pfeiltasten', 'von Fenster zu Fenster'],
    ['R', 'ein zufälliges Fenster öffnen'],
    ['C', 'auszahlen'],
  ],
  announceOpen: ({ opened, worthE4 }) =>
    opened.length === 0
      ? 'Öffne ein Fenster auf Stockwerk 1.'
      : `${floor(opened.length)} erreicht. Wert: ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ opened, worthE4 }) =>
    worthE4 > 0
      ? `${floor(opened.length)}, ${multiplierText(BigInt(worthE4))}.`
      : `Ein Rabe auf Stockwerk ${opened.length}.`,
};
