import type { texts as english } from '#english/packages/games/src/lantern-harbour/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '20 Linien', text: 'Links nach rechts · max. 5.000×' },
  hoping: { title: '2 Lotus', text: 'Noch einer bringt Freispiele' },
  opened: (count) => ({ title: `${count} Lotus`, text: '12 Freispiele, alle Gewinne ×3' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '3 weitere Lotus bringen 12 dazu',
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => `${count} Freispiele`,
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Im Hafen gehen die Lichter an',
  bet: '20 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Lotus bringen zwölf Freispiele. Alle Gewinne mal drei.`,
    more: 'Zwölf weitere Freispiele.',
  },
};
