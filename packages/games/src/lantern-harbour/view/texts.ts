/** Every word of the Lantern Harbour scene that is not carved. */
import { symbolNames } from '../symbol-names.ts';

export const texts = {
  idle: { title: '20 lines', text: 'Left to right · max win 5,000×' },
  hoping: { title: '2 lotus lanterns', text: 'One more opens the free spins' },
  opened: (count: number) => ({ title: `${count} lotus lanterns`, text: '12 free spins, all wins ×3' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: '3 more lotus lanterns add 12 spins',
  line: (line: number) => `Line ${line + 1}`,
  lines: (count: number) => `${count} lines`,
  kind: (count: number, symbol: string) => `${count} × ${symbolNames[symbol] ?? symbol}`,
  times: (multiple: number) => `${multiple.toLocaleString('en-GB', { maximumFractionDigits: 4 })}×`,
  freeTotal: (count: number) => `${count} free spins`,
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Show the result',
  quick: 'Quick spin',
  loading: 'The harbour lights up',
  bet: '20 lines',
  announce: {
    spin: 'Spin.',
    lines: (count: number) => (count === 1 ? 'One line pays.' : `${count} lines pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} came back.`,
    lost: 'No win.',
    opened: (count: number) => `${count} lotus lanterns open twelve free spins. All wins times three.`,
    more: 'Twelve more free spins.',
  },
} as const;
