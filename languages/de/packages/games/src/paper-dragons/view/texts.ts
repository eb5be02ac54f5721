import type { texts as english } from '#english/packages/games/src/paper-dragons/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  feature: 'KUGELN SAMMELN SICH',
  idle: { title: '8+, egal wo', text: 'Kugeln multiplizieren · max. 15.000×' },
  hoping: { title: '3 Sonnen', text: 'Noch eine bringt Freispiele' },
  opened: (count) => ({ title: `${count} Sonnen`, text: '10 Freispiele, und Kugeln sammeln sich' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  won: 'Gewinn bisher',
  start: 'Start',
  startText: '4 weitere Sonnen: 5 Freispiele mehr',
  ofAKind: (size) => `${size} ×`,
  wins: (count) => `${count} Symbole gewinnen`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Das Papier wird gefaltet',
  bet: '8 oder mehr, egal wo',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Ein Symbol zahlt.' : `${count} Symbole zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Sonnen bringen 10 Freispiele, in denen sich Kugeln sammeln.`,
    more: 'Weitere Freispiele.',
  },
};
