import type { texts as english } from '#english/packages/games/src/orchard-clock/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  idle: { title: '5 Linien', text: 'Drei Gleiche · max. 500×' },
  line: (number) => `Linie ${number}`,
  lines: (count) => `${count} Linien`,
  kind: (count, symbol) => `${count} × ${symbol}`,
  ofStake: () => 'Einsatz',
  quick: 'Schneller Spin',
  loading: 'Im Obstgarten wird es Tag',
  bet: '5 Linien',
  announce: {
    spin: 'Spin.',
    wins: (count) => (count === 1 ? 'Eine Linie zahlt.' : `${count} Linien zahlen.`),
    won: (amount) => `Du hast ${amount} gewonnen.`,
    returned: (amount) => `${amount} zurück.`,
    lost: 'Kein Gewinn.',
  },
};
