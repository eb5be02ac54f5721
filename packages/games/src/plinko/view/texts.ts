/** Every word of the Plinko scene. */
import { multiplierText } from '../../multiplier-text.ts';
import type { PlinkoParams } from '../game.ts';
import type { Risk } from '../versions/1-board.ts';

const risks: Readonly<Record<Risk, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

export const texts = {
  action: 'Drop',
  risk: 'Risk',
  risks,
  rows: 'Rows',
  board: 'Buckets from left to right',
  top: (multiplierE4: bigint, paths: string) => [`Top prize `, multiplierText(multiplierE4), `, one ball in ${paths}`],
  bet: ({ rows, risk }: PlinkoParams) => `${risks[risk]} risk, ${rows} rows`,
  history: 'Last balls, newest first',
  verify: (multiplierE4: bigint) => `${multiplierText(multiplierE4)}. Check this round`,
  graph: 'Your last rounds',
  inAir: (balls: number) => (balls === 1 ? '1 ball in the air' : `${balls} balls in the air`),
  announce: (bucket: number, multiplierE4: bigint) =>
    `The ball landed in bucket ${bucket + 1}, which pays ${multiplierText(multiplierE4)}.`,
  keys: [
    ['← →', 'Fewer or more rows'],
    ['R', 'Next risk'],
  ],
} as const;
