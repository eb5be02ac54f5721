/** Keno 40, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, Opening, RtpProof, Settlement } from '../../game-module.ts';
import { approximate, rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import {
  balls,
  drawnBalls,
  mostNumbers,
  multiplierE4Of,
  paytable,
  waysOf,
  waysToHit,
  type KenoParams,
} from './1-odds.ts';

export * from './1-odds.ts';

export interface KenoState extends KenoParams {
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[];
}

export interface KenoView extends Record<string, unknown> {
  readonly drawn: readonly number[];
  readonly hits: number;
}

const standardNumbers = [3, 8, 13, 17, 22, 24, 29, 31, 36, 40];

export const definition = {
  game: 'keno-40',
  version: '1',
  stream: 'PF-1',
  draw: 'drawn = draw(40, 10), each plus 1',
  params: { numbers: { from: 1, to: 40, least: 1, most: 10, each: 'once', default: standardNumbers } },
  hits: 'how many of params.numbers are drawn',
  paytable: { unit: 'hundredths', by: 'numbers, then hits', rows: paytable },
  multiplierE4: 'paytable[numbers][hits] * 100',
} as const;

export const params = z.strictObject({
  numbers: z
    .array(z.int().min(1).max(balls))
    .min(1)
    .max(mostNumbers)
    .refine((numbers) => new Set(numbers).size === numbers.length)
    .default(standardNumbers),
});

export const hitsOf = ({ numbers, drawn }: KenoState): number =>
  numbers.filter((number) => drawn.includes(number)).length;

export const init = ({ numbers }: KenoParams, rng: Rng): Opening<KenoState> => {
  const drawn = rng.draw(balls, drawnBalls).map((ball) => ball + 1);
  const events = drawn.map((number) => ({ type: numbers.includes(number) ? 'hit' : 'drawn', number }));
  return { state: { numbers, drawn }, events, done: true };
};

export const act = (): ActResult<KenoState> => ({ ok: false, reason: 'illegal_action' });

export const view = (state: KenoState): KenoView => ({ drawn: state.drawn, hits: hitsOf(state) });

export const settle = (state: KenoState): Settlement => {
  const hits = hitsOf(state);
  const multiplierE4 = multiplierE4Of(state.numbers.length, hits);
  return { multiplierE4, lines: multiplierE4 > 0n ? [{ name: `${hits} hits`, multiplierE4 }] : [] };
};

export const rtpProof = (given: Partial<KenoParams> = {}): RtpProof => {
  const chosen = params.parse(given).numbers.length;
  const total = waysOf(chosen);
  const rows = Array.from({ length: chosen + 1 }, (_, hits) => ({
    weight: waysToHit(chosen, hits),
    multiplierE4: multiplierE4Of(chosen, hits),
  }));
  const sum = (valueOf: (row: (typeof rows)[number]) => bigint) =>
    rows.reduce((all, row) => all + row.weight * valueOf(row), 0n);
  const rtp = rational(
    sum(({ multiplierE4 }) => multiplierE4),
    total * 10_000n,
  );
  const square = approximate(
    rational(
      sum(({ multiplierE4 }) => multiplierE4 ** 2n),
      total * 100_000_000n,
    ),
  );
  return {
    method: 'exact',
    rtp,
    sd: Math.sqrt(square - approximate(rtp) ** 2),
    hit: rational(
      sum(({ multiplierE4 }) => (multiplierE4 > 0n ? 1n : 0n)),
      total,
    ),
    maxWin: Number(multiplierE4Of(chosen, chosen)) / 10_000,
    maxWinChance: rational(waysToHit(chosen, chosen), total),
  };
};

/** As many numbers as few. */
export const sampleParams = (rng: Rng): KenoParams => ({
  numbers: rng
    .draw(balls, 1 + rng.below(mostNumbers))
    .map((ball) => ball + 1)
    .toSorted((a, b) => a - b),
});
