import type { texts as english } from '#english/packages/games/src/midnight-parcel/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '20 Linien', text: 'Briefmarken bedecken ihre Walze · max. 750×' },
  hoping: { title: '2 Pakete', text: 'Noch eines bringt Freispiele' },
  opened: (count) => ({ title: `${count} Pakete`, text: '8 Freispiele, alle Gewinne ×2' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '3 weitere Pakete bringen 8 dazu',
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Der Nachtzug fährt ein',
  bet: '20 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Pakete bringen acht Freispiele. Alle Gewinne mal zwei.`,
    more: 'Acht weitere Freispiele.',
  },
};
