import type { texts as english } from '#english/packages/games/src/polar-relay/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '20 Linien, beide Richtungen', text: 'Wilds bleiben in Freispielen · max. 3.500×' },
  hoping: { title: '2 Fahnen', text: 'Noch eine bringt Freispiele' },
  opened: (count) => ({ title: `${count} Fahnen`, text: '10 Freispiele, Wilds bleiben' }),
  freeSpin: (number, of) => `Freispiel ${number} von ${of}`,
  held: (count) => (count === 1 ? '1 Wild bleibt' : `${count} Wilds bleiben`),
  won: 'Gewinn bisher',
  start: 'Start',
  startText: 'Jede Fackel bleibt, wo sie landet',
  line: (number) => `Linie ${number}`,
  fromTheRight: (number) => `Linie ${number} von rechts`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Freispiel' : `${count} Freispiele`),
  ofStake: (freeSpins) => (freeSpins > 0 ? `Einsatz · ${freeSpins} Freispiele` : 'Einsatz'),
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Fackel wird entzündet',
  bet: '20 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `${count} Freispiele.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Fahnen bringen zehn Freispiele. Wilds bleiben, wo sie landen.`,
    more: 'Zehn weitere Freispiele.',
  },
};
