import type { texts as english } from '#english/packages/games/src/night-orchestra/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  feature: 'NOTEN SAMMELN',
  idle: { title: '10 Linien', text: 'Noten heben die Stufe · max. 5.000×' },
  hoping: { title: '2 Monde', text: 'Noch einer bringt Freispiele' },
  opened: (count) => ({ title: `${count} Monde`, text: '10 Freispiele, Noten heben die Stufe' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '6 Noten bringen die erste Stufe',
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Das Orchester stimmt',
  bet: '10 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Monde bringen zehn Freispiele. Noten heben die Stufe.`,
    more: 'Weitere Freispiele.',
    level: (multiplier, spins) => `Nächste Stufe: alle Gewinne mal ${multiplier} und ${spins} weitere Freispiele.`,
  },
};
