import { countText } from '@carmine/money';
import type { texts as english } from '#english/apps/game-client/src/replay/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  loading: 'Runde wird geladen',
  noRound: 'Öffne eine Runde aus deinen Einsätzen, um sie noch einmal zu sehen.',
  failed: 'Die Runde konnte nicht geladen werden.',
  notDecided: 'Diese Runde ist noch nicht entschieden.',
  unknown: 'Diese Runde wurde mit einer Version des Spiels gespielt, die es nicht mehr gibt.',
  round: (nonce) => `Runde ${countText(nonce)}`,
  settled: 'Wiederholung einer abgerechneten Runde',
  staked: 'Eingesetzt',
  jackpot: 'Jackpot',
  returned: 'Gewinn',
  step: (index, all) => `Schritt ${index} von ${all}`,
  bet: 'Einsatz',
  again: 'Noch einmal',
  toEnd: 'Zum Ende',
  sound: { off: 'Ton aus', quiet: 'Ton leise', full: 'Ton an' },
};
