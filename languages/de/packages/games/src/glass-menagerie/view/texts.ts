import type { texts as english } from '#english/packages/games/src/glass-menagerie/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  feature: 'MULTIPLIKATOR BLEIBT',
  idle: { title: '5 oder mehr, die sich berühren', text: 'Jeder Gewinn zerbricht und fällt · max. 10.000×' },
  hoping: { title: '2 Blumen', text: 'Noch eine bringt Freispiele' },
  opened: (count) => ({ title: `${count} Blumen`, text: 'Freispiele, die den Multiplikator behalten' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: 'Der Multiplikator bleibt',
  cluster: (size) => `${size} ×`,
  clusters: (count) => `${count} Gruppen`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Lampen gehen an',
  bet: 'Gruppen ab 5',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Gruppe zahlt.' : `${count} Gruppen zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Blumen bringen Freispiele, die den Multiplikator behalten.`,
    more: 'Weitere Freispiele.',
  },
};
