import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { playThrough } from '../../testing/play-through.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { createEvenness } from '../../testing/statistics.ts';
import { proofRows } from '../proof-rows.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { highestClimbE4, stakeLimits } from '../stake-limits.ts';
import { versions } from './game.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';

const [hiLo] = versions;
gameSuite(hiLo);

const guesses = ['higher', 'lower'] as const;
/** Of the operator's limits in EUR cents. */
const rule = {
  ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
  ...{ fairStakeCap: 100n, initialStake: 100n },
};
/** A round in which these cards come, guessed like this. */
const played = (cards: readonly number[], made: readonly string[], given: object = {}) => {
  const rng = rngOfDraws(cards.map((card) => [52, card]));
  let { state } = maths.init(maths.params.parse(given), rng);
  for (const type of made) {
    const result = maths.act(state, { type }, rng);
    if (!result.ok) throw new Error(`${type} is not legal`);
    ({ state } = result.step);
  }
  return state;
};

/** Two guesses of one side each, and what is proven of them. */
const plays = [
  { name: 'the likelier side', choose: maths.bestAction, proof: () => hiLo.rtpProof({ stop: 2 }) },
  {
    name: 'the unlikelier side',
    choose: (state: maths.HiLoState) => {
      const chance = (type: maths.Guess) => maths.rightRanks((state.cards.at(-1) ?? 0) >> 2, type);
      const [first, second] = guesses.filter((guess) => maths.legal(state).includes(guess));
      if (first === undefined) return null;
      return { type: second !== undefined && chance(second) < chance(first) ? second : first };
    },
    proof: () => maths.longShotProof(2),
  },
];

describe('Hi-Lo', () => {
  it('pays each guess 99 % of its odds, counted card by card over a fresh pack', () => {
    for (let card = 0; card < 52; card += 1)
      for (const guess of guesses) {
        const { state } = maths.init(maths.params.parse({}), rngOfDraws([[52, card]]));
        const right = Array.from({ length: 52 }, (_, next) => next).filter((next) => {
          const result = maths.act(state, { type: guess }, rngOfDraws([[52, next]]));
          return result.ok && maths.settle(result.step.state).multiplierE4 > 0n;
        });
        if (!maths.legal(state).includes(guess)) expect(right).toEqual([]);
        else {
          expect(right).toHaveLength(4 * maths.rightRanks(card >> 2, guess));
          expect(right.length).toBeLessThan(52);
          const shown = maths.view(state)[`${guess}E4`];
          expect(shown).toBe(Math.floor((9_900 * 52) / right.length));
        }
      }
  });

  it('returns 99 % for every number of guesses, less only what the fourth decimal cuts off', () => {
    for (let stop = 0; stop <= maths.mostStop; stop += 1) {
      const { rtp, hit } = hiLo.rtpProof({ stop });
      expect(compareRationals(rtp, rational(99, 100))).toBeLessThanOrEqual(0);
      expect(compareRationals(rtp, rational(99n * hit.d * 100n - hit.n, hit.d * 10_000n))).toBeGreaterThan(0);
    }
  });

  it.each(plays)('is proven by every chain of three cards: $name', ({ choose, proof }) => {
    let [won, paid, squares, highest, times] = [0, 0n, 0n, 0n, 0];
    for (let first = 0; first < 52; first += 4)
      for (let second = 0; second < 52; second += 4)
        for (let third = 0; third < 52; third += 4) {
          const rng = rngOfDraws([first, second, third].map((card) => [52, card]));
          let { state } = maths.init(maths.params.parse({ stop: 2 }), rng);
          for (let action = choose(state); action !== null; action = choose(state)) {
            const result = maths.act(state, action, rng);
            if (!result.ok) throw new Error('not legal');
            ({ state } = result.step);
          }
          const { multiplierE4 } = maths.settle(state);
          paid += multiplierE4;
          squares += multiplierE4 ** 2n;
          if (multiplierE4 > 0n) won += 1;
          if (multiplierE4 > highest) [highest, times] = [multiplierE4, 0];
          if (multiplierE4 === highest) times += 1;
        }
    const { rtp, hit, sd, maxWin, maxWinChance } = proof();
    expect(hit).toEqual(rational(won, 13 ** 3));
    expect(rtp).toEqual(rational(paid, 13n ** 3n * 10_000n));
    expect(sd).toBeCloseTo(Math.sqrt(Number(squares) / 13 ** 3 - (Number(paid) / 13 ** 3) ** 2) / 10_000, 9);
    expect(Math.round(maxWin * 10_000)).toBe(Number(highest));
    expect(maxWinChance).toEqual(rational(times, 13 ** 3));
  });

  it('publishes its highest win with the play that reaches it, and its chance', () => {
    const rows = proofRows(hiLo);
    expect(rows.map(({ maxWin }) => maxWin)).toEqual([1.8385, 6.3411, 21.8706, 75.4314, 485_320.5611]);
    // A three or a king, six times the same rank again, and that or the end of the pack.
    expect(rows.at(-1)).toMatchObject({ maxWinChance: `4/${13 ** 8}`, rtpDecimal: expect.stringMatching(/^0\.9[89]/) });
  });

  it('reaches its highest win by seven long shots in a row, and is over there', () => {
    const threes = Array.from({ length: 8 }, () => 4);
    const state = played(
      threes,
      Array.from({ length: 7 }, () => 'lower'),
    );
    expect(maths.settle(state).multiplierE4).toBe(hiLo.maxMultiplierE4);
    expect(state.over).toBe(true);
  });

  it('offers no guess above the limit of the house, and cashes out where none is left', () => {
    for (const stake of [10n, 100n, 10_000n, 100_000n]) {
      const limited = hiLo.limitTo?.(maths.params.parse({}), highestClimbE4(rule, stake)) ?? maths.params.parse({});
      for (let seed = 0; seed < 200; seed += 1) {
        const player = (state: unknown) => {
          const types = maths.legal(state as maths.HiLoState).filter((type) => type !== 'take');
          return types[0] === undefined ? null : { type: types.at(seed % 2) ?? types[0] };
        };
        const { multiplierE4 } = playThrough(hiLo, limited, simulationRng(seed), simulationRng(seed), player);
        expect((stake * multiplierE4) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
      }
    }
    // Eights are worth 1.8385, 3.4144, 6.3411, 11.7765, …
    const state = played([24, 24, 24, 24], ['lower', 'higher', 'lower'], { most: 100_000 });
    expect([state.over, maths.settle(state).multiplierE4]).toEqual([true, 63_411n]);
    expect(stakeLimits(rule, payoutsOf(maths.params.parse({}))).max).toBe(rule.highestStake);
  });

  it('gives the stake back where nobody guessed, and offers that to no player', () => {
    const { state } = maths.init(maths.params.parse({}), simulationRng(1));
    expect(maths.auto(state)).toEqual({ type: 'void' });
    expect(maths.legal(state)).not.toContain('void');
    const ended = maths.act(state, { type: 'void' }, simulationRng(2));
    expect(ended.ok && maths.settle(ended.step.state).multiplierE4).toBe(10_000n);
    const guessed = played([24, 28], ['higher']);
    expect(maths.act(guessed, { type: 'void' }, simulationRng(2))).toMatchObject({ ok: false });
    expect(maths.auto(guessed)).toEqual({ type: 'take' });
  });

  it('deals every card as often as any other, and after every card (χ² of 100,000 cards and of neighbouring ranks)', () => {
    const evenness = createEvenness(5);
    const [cards, pairs] = [new Uint32Array(52), new Uint32Array(169)];
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      let before = 0;
      for (let index = 0; index < 5; index += 1) {
        const card = rng.below(52);
        cards[card] = (cards[card] ?? 0) + 1;
        const pair = before * 13 + (card >> 2);
        if (index > 0) pairs[pair] = (pairs[pair] ?? 0) + 1;
        before = card >> 2;
      }
      evenness.add(rng.draws);
    }
    for (const score of evenness.scores()) expect(Math.abs(score)).toBeLessThan(4);
    const chiSquare = (counts: Uint32Array) => {
      const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    };
    expect(chiSquare(cards)).toBeLessThan(87.97);
    expect(chiSquare(pairs)).toBeLessThan(230);
  });
});
