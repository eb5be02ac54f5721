import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { texts as english } from '#english/packages/games/src/coin-run/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

const heads = (count: number): string => (count === 1 ? '1 Kopf' : `${count} Köpfe`);
/** Hinter „nach“ steht der Dativ. */
const afterHeads = (count: number): string => (count === 1 ? '1 Kopf' : `${count} Köpfen`);

export const texts: Translation<typeof english> = {
  action: 'Start',
  bet: ({ stop }) => (stop === 0 ? 'Auszahlen auf Knopfdruck' : `Auszahlen nach ${afterHeads(stop)}`),
  flip: 'Werfen',
  side: (flip) => (flip === 1 ? 'Kopf' : 'Zahl'),
  coin: 'Münze',
  ready: 'Kopf verdoppelt, Zahl beendet den Lauf',
  take: 'Auszahlen',
  next: (multiplier) => `Nächster Kopf ${multiplier}`,
  ended: ({ flips, worthE4 }) =>
    worthE4 > 0 ? heads(flips.length) : `Zahl nach ${afterHeads(Math.max(0, flips.length - 1))}`,
  heads,
  ladder: 'Multiplikatoren nach Köpfen',
  stop: 'Auszahlen nach',
  never: 'Knopfdruck',
  limit: (count) => `Bei diesem Einsatz zahlt die Runde von selbst aus: nach ${afterHeads(count)}.`,
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiplier) => `${multiplier}. Diese Runde prüfen`,
  inPlay: 'Im Spiel',
  keys: [
    ['F', 'werfen'],
    ['C', 'auszahlen'],
  ],
  announceOpen: ({ flips, worthE4 }) =>
    flips.length === 0
      ? 'Wirf die Münze.'
      : `Kopf. ${heads(flips.length)} in Folge. Wert: ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ flips, worthE4 }) =>
    worthE4 > 0 ? `${heads(flips.length)}, ${multiplierText(BigInt(worthE4))}.` : 'Zahl.',
};
