import type { texts as english } from '#english/packages/games/src/copper-canyon/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '40 Linien', text: 'Wilds bedecken ihre Walze · max. 6.000×' },
  hoping: { title: '2 Sonnen', text: 'Noch eine bringt Freispiele' },
  opened: (count) => ({ title: `${count} Sonnen`, text: '10 Freispiele, alle Gewinne ×3' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '3 weitere Sonnen bringen 10 dazu',
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Über dem Canyon wird es Abend',
  bet: '40 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Sonnen bringen zehn Freispiele. Alle Gewinne mal drei.`,
    more: 'Zehn weitere Freispiele.',
  },
};
