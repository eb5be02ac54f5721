import type { texts as english } from '#english/packages/games/src/foundry-nine/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  feature: 'MULTIPLIKATOR BLEIBT',
  idle: { title: 'Bis zu 117.649 Gewinnwege', text: 'Jeder Gewinn schmilzt und fällt · max. 20.000×' },
  hoping: { title: '3 Öfen', text: 'Noch einer bringt Freispiele' },
  opened: (count) => ({ title: `${count} Öfen`, text: 'Freispiele, die den Multiplikator behalten' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: 'Kein Ofen geht aus',
  ways: (ways, isOne) => (isOne ? '1 Weg' : `${ways} Wege`),
  symbols: (count) => (count === 1 ? '1 Symbol' : `${count} Symbole`),
  onStage: 'Wege',
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Öfen werden angeheizt',
  bet: 'Bis zu 117.649 Gewinnwege',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Ein Symbol zahlt.' : `${count} Symbole zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Öfen bringen Freispiele, die den Multiplikator behalten.`,
    more: 'Weitere Freispiele.',
  },
};
