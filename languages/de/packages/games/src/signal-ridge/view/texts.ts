import type { texts as english } from '#english/packages/games/src/signal-ridge/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '25 Linien', text: '3 Jackpots · max. 5.000×' },
  hoping: { title: '2 Sterne', text: 'Noch einer bringt Freispiele' },
  opened: (count) => ({ title: `${count} Sterne`, text: '10 Freispiele, alle Gewinne ×3' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '3 weitere Sterne bringen 10 dazu',
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Wache steigt zum Grat',
  bet: '25 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Sterne bringen zehn Freispiele. Alle Gewinne mal drei.`,
    more: 'Zehn weitere Freispiele.',
  },
};
