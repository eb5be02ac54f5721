import type { texts as english } from '#english/packages/games/src/tidewell/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  feature: 'MEHR WILDS',
  idle: { title: '243 Gewinnwege', text: 'Wilds multiplizieren · max. 4.000×' },
  hoping: { title: '2 Strudel', text: 'Noch einer bringt Freispiele' },
  opened: (count) => ({ title: `${count} Strudel`, text: '10 Freispiele mit mehr Wilds' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: 'Mehr Wilds ×2 und ×3',
  ways: (reels, ways) => `${reels} Walzen · ${ways === 1 ? '1 Weg' : `${ways} Wege`}`,
  symbols: (count) => `${count} Symbole`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Flut kommt',
  bet: '243 Gewinnwege',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Ein Symbol zahlt.' : `${count} Symbole zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Strudel bringen zehn Freispiele mit mehr Wilds.`,
    more: 'Zehn weitere Freispiele.',
  },
};
