import type { texts as english } from '#english/packages/games/src/mines/view/texts.ts';
import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { Translation } from '#languages/translation.ts';

const states = { closed: 'geschlossen', found: 'Edelstein', blank: 'Mine' } as const;
const gems = (count: number): string => (count === 1 ? '1 Edelstein' : `${count} Edelsteine`);

export const texts: Translation<typeof english> = {
  action: 'Start',
  bet: ({ mines }) => (mines === 1 ? '1 Mine' : `${mines} Minen`),
  tile: (number, what) => `Feld ${number}, ${states[what]}`,
  ready: 'Minen wählen und starten',
  take: 'Auszahlen',
  ended: (count) => `${count} geöffnet`,
  gems,
  ladder: 'Multiplikatoren',
  found: 'Edelsteine',
  worth: { next: 'Nächster', paid: 'Ausgezahlt' },
  share: 'Chance',
  chance: (first, hiding, tiles, share) =>
    `Edelstein im ${first ? 'ersten' : 'nächsten'} Feld: ${hiding} von ${tiles} (${share})`,
  mines: 'Minen',
  stop: 'Auszahlen nach',
  never: 'Knopfdruck',
  random: 'Zufallsfeld',
  limit: (count) => `Bei diesem Einsatz zahlt die Runde von selbst aus: nach ${gems(count)}.`,
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiplier) => `${multiplier}. Diese Runde prüfen`,
  inPlay: 'Im Spiel',
  keys: [
    ['Pfeiltasten', 'von Feld zu Feld'],
    ['R', 'ein zufälliges Feld öffnen'],
    ['C', 'auszahlen'],
  ],
  announceOpen: ({ opened, worthE4 }) =>
    opened.length === 0 ? 'Öffne ein Feld.' : `${gems(opened.length)}. Wert: ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ opened, worthE4 }) =>
    worthE4 > 0 ? `${gems(opened.length)}, ${multiplierText(BigInt(worthE4))}.` : 'Eine Mine.',
};
