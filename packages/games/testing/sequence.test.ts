import { expect, it } from 'vitest';
import { rational, type AnyGame } from '../src/index.ts';
import { createSequence, type SequenceScores } from './sequence.ts';
import { simulationRng } from './simulation-rng.ts';

/** Pays one, two or nothing with chances of 1, 1 and 2 in 4. */
const game = {
  rtpProof: () => ({ hit: rational(1, 2) }),
  payoutsOf: () => ({
    total: 4n,
    payouts: [
      { multiplierE4: 10_000n, weight: 1n },
      { multiplierE4: 20_000n, weight: 1n },
    ],
  }),
} as unknown as AnyGame;

const rounds = 4_000;
const farthest = 4;

/** Scores too far away from those of a fair sequence. */
const found = (paidIn: (round: number) => bigint): string[] => {
  const sequence = createSequence(game, {});
  for (let round = 0; round < rounds; round += 1) sequence.add(paidIn(round));
  const scores: SequenceScores = sequence.scores();
  return Object.entries(scores)
    .filter(([, z]) => Math.abs(z) > farthest)
    .map(([name]) => name);
};

const fair = (): ((paid?: readonly bigint[]) => bigint) => {
  const rng = simulationRng(11);
  return (paid = [0n, 0n, 10_000n, 20_000n]) => paid[rng.below(paid.length)] ?? 0n;
};

it('a fair sequence is found fair', () => {
  const next = fair();
  expect(found(() => next())).toEqual([]);
});

it.each<{ what: string; paidIn: () => (round: number) => bigint; seen: readonly string[] }>([
  {
    what: 'wins that take turns with losses',
    paidIn: () => (round) => [0n, 10_000n, 0n, 20_000n][round % 4] ?? 0n,
    seen: ['runsZ', 'serialZ', 'gapZ'],
  },
  {
    what: 'a win that comes less often than another of the same hit rate',
    paidIn: () => {
      const next = fair();
      return () => next([0n, 0n, 0n, 0n, 10_000n, 10_000n, 10_000n, 20_000n]);
    },
    seen: ['payoutsZ'],
  },
  {
    what: 'a win that follows every third loss',
    paidIn: () => {
      const next = fair();
      let losses = 0;
      return () => {
        const paid = losses === 3 ? 10_000n : next();
        losses = paid === 0n ? losses + 1 : 0;
        return paid;
      };
    },
    seen: ['gapZ'],
  },
])('sees $what', ({ paidIn, seen }) => {
  expect(found(paidIn())).toEqual(expect.arrayContaining([...seen]));
});
