import { describe, expect, it } from 'vitest';
import { rational, type AnyGame } from '../src/index.ts';
import { countedPayoutsOf, createSequence, type CountedPayouts, type SequenceScores } from './sequence.ts';
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
    .filter(([, z]: [string, number | undefined]) => z === undefined || Math.abs(z) > farthest)
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

/** The same game, whose payouts were only counted. */
const { payoutsOf: _exact, ...withoutPayouts } = game;
const countedGame = { ...withoutPayouts, id: 'counted', bets: [{ name: 'bet', params: {} }] } as unknown as AnyGame;

const countOf = (count: number, next: () => bigint): CountedPayouts => {
  const counted = new Map<bigint, number>();
  for (let round = 0; round < count; round += 1) {
    const paidE4 = next();
    counted.set(paidE4, (counted.get(paidE4) ?? 0) + 1);
  }
  return counted;
};

const againstCounted = (
  counted: CountedPayouts | undefined,
  played: number,
  next: () => bigint,
): number | undefined => {
  const sequence = createSequence(countedGame, {}, counted);
  for (let round = 0; round < played; round += 1) sequence.add(next());
  return sequence.scores().payoutsZ;
};

describe('payouts that were counted', () => {
  const paid = Array.from({ length: 40 }, (_, step) => BigInt(step < 20 ? 0 : (step - 19) * 5_000));
  const drawn = (seed: number, from = paid) => {
    const rng = simulationRng(seed);
    return () => from[rng.below(from.length)] ?? 0n;
  };

  it('are expected with an error of their own, however few they are beside the rounds that are played', () => {
    const away = Array.from({ length: 10 }, (_, seed) =>
      againstCounted(countOf(1_000, drawn(seed)), 20_000, drawn(seed + 100)),
    );
    expect(away.filter((z) => z === undefined || Math.abs(z) > 3)).toEqual([]);
  });

  it.each([
    { what: 'one comes instead of another', from: paid.with(25, 100_000n) },
    { what: 'one was never counted', from: paid.with(25, 70_000_000n) },
    { what: 'a rare one comes more often', from: [...paid, 100_000n, 100_000n] },
  ])('are compared: it is seen that $what', ({ from }) => {
    expect(againstCounted(countOf(20_000, drawn(1)), 20_000, drawn(2, from))).toBeGreaterThan(farthest);
  });

  it('that are not there are not compared, and neither are too few rounds', () => {
    expect(againstCounted(undefined, 1_000, drawn(1))).toBeUndefined();
    expect(againstCounted(countOf(1_000, drawn(1)), 3, drawn(2))).toBeUndefined();
  });

  it('are those of the bet that is played, all stakes of a round together', async () => {
    const bets = [{ params: { of: 'other' } }, { params: { of: 'these' } }];
    const whole = {
      units: 2,
      outcomes: [
        [1, 0, 7],
        [1, 20_000, 2],
        [2, 20_000, 1],
      ],
    };
    const outcomes = async () => Promise.resolve({ mathVersion: '', bets: [[], [{ units: 1, outcomes: [] }, whole]] });
    const bet = { ...countedGame, bets, outcomes } as unknown as AnyGame;
    expect(await countedPayoutsOf(bet, { of: 'these' })).toEqual(
      new Map([
        [0n, 7],
        [20_000n, 3],
      ]),
    );
    expect(await countedPayoutsOf(game, {})).toBeUndefined();
    await expect(countedPayoutsOf(bet, { of: 'none' })).rejects.toThrow('says nothing of how this bet ends');
  });
});
