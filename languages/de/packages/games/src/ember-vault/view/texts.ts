import type { texts as english } from '#english/packages/games/src/ember-vault/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '20 Linien', text: '6 Münzen bringen Respins · max. 5.000×' },
  hoping: { title: 'Münzen im Feuer', text: 'Sechs bringen Respins' },
  opened: (count) => ({ title: `${count} Münzen`, text: '3 Respins: jede neue Münze stellt sie zurück' }),
  line: (line) => `Linie ${line}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  freeTotal: (count) => (count === 1 ? '1 Respin' : `${count} Respins`),
  ofStake: () => 'Einsatz',
  toEnd: 'Direkt zum Ergebnis',
  quick: 'Schneller Spin',
  loading: 'Die Schmiede heizt auf',
  bet: '20 Linien',
  bought: 'Gekaufte Respins',
  sale: {
    word: 'Respins kaufen',
    about: 'Acht Münzen kommen in den Tresor, und drei Respins folgen. Es gibt keinen Spin, und keine Linie zahlt.',
  },
  hold: {
    prizes: { mini: 'Mini', minor: 'Minor', major: 'Major' },
    prizesLabel: 'Feste Preise',
    left: 'Respins übrig',
    reset: (respins) => `neue Münze: wieder ${respins}`,
    held: (coins, cells) => `${coins} von ${cells} Münzen`,
    bought: (coins) => ({ title: `${coins} Münzen gekauft`, text: '3 Respins: jede neue Münze stellt sie zurück' }),
    full: 'Auf jedem Feld eine Münze',
    said: (left, coins) => `${left === 1 ? 'Noch 1 Respin' : `Noch ${left} Respins`}, ${coins} Münzen liegen.`,
  },
  announce: {
    spin: 'Spin.',
    bought: 'Gekaufte Respins.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    free: (count) => `Münzen haben Respins gebracht: ${count}.`,
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
    opened: (count) => `${count} Münzen bringen drei Respins.`,
  },
};
