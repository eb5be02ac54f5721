/** Plinko, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import { approximate, rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import {
  bucketsOf,
  fewestRows,
  halves,
  mostRows,
  multiplierE4Of,
  pathsOf,
  risks,
  type PlinkoParams,
} from './1-board.ts';

export * from './1-board.ts';

export interface PlinkoState extends PlinkoParams {
  /** Row by row from the top: 1 is right. */
  readonly path: readonly number[];
}

export interface PlinkoView extends Record<string, unknown> {
  readonly path: readonly number[];
  /** From the left: how often the ball went right. */
  readonly bucket: number;
}

export const definition = {
  game: 'plinko',
  version: '1',
  stream: 'PF-1',
  draw: 'path = below(2) once a row from the top, 1 is right',
  params: {
    rows: { least: fewestRows, most: mostRows, default: 12 },
    risk: { choices: risks, default: 'medium' },
  },
  bucket: 'sum of path, from the left',
  multiplierE4: '1000 * halves[risk][rows][min(bucket, rows - bucket)]',
  halves,
} as const;

export const params = z.strictObject({
  rows: z.int().min(fewestRows).max(mostRows).default(12),
  risk: z.enum(risks).default('medium'),
});

const bucketOf = ({ path }: PlinkoState): number => path.reduce((sum, step) => sum + step, 0);

export const init = ({ rows, risk }: PlinkoParams, rng: Rng): Opening<PlinkoState> => {
  const path = Array.from({ length: rows }, () => rng.below(2));
  const state = { rows, risk, path };
  return { state, events: [{ type: 'dropped', path, bucket: bucketOf(state) }], done: true };
};

export const act = (): ActResult<PlinkoState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: PlinkoState): PlinkoView => ({ path: state.path, bucket: bucketOf(state) });

export const settle = (state: PlinkoState): Settlement => {
  const multiplierE4 = multiplierE4Of(state, bucketOf(state));
  return { multiplierE4, lines: [{ name: `bucket ${bucketOf(state)}`, multiplierE4 }] };
};

export const rtpProof = (given: Partial<PlinkoParams> = {}): RtpProof => {
  const bet = params.parse(given);
  const [buckets, total] = [bucketsOf(bet), pathsOf(bet)];
  const sumOf = (power: bigint): bigint =>
    buckets.reduce((sum, { multiplierE4, weight }) => sum + weight * multiplierE4 ** power, 0n);
  const rtp = rational(sumOf(1n), total * 10_000n);
  const square = approximate(rational(sumOf(2n), total * 10_000n ** 2n));
  const highest = multiplierE4Of(bet, 0);
  return {
    method: 'exact',
    rtp,
    sd: Math.sqrt(square - approximate(rtp) ** 2),
    // Every bucket pays something.
    hit: rational(1),
    maxWin: Number(highest) / 10_000,
    maxWinChance: rational(2, total),
  };
};

export const sampleParams = (rng: Rng): PlinkoParams => ({
  rows: fewestRows + rng.below(mostRows - fewestRows + 1),
  risk: risks[rng.below(risks.length)] ?? 'medium',
});
