import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { approximate, rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { firstOf, outcomeOf } from './versions/1-cards.ts';
import { allDeals, ends } from './versions/1-counts.ts';

const [game] = versions;
gameSuite(game, { counted: true });

/** A round that deals these ranks, 0 for a deuce: player, dealer, then those of a war. */
const play = (ranks: readonly number[], choice: string | undefined, chips: Record<string, number>) => {
  const pack = Array.from({ length: 312 }, (_, index) => index);
  const draws = ranks.map((rank) => {
    const draw = [pack.length, pack.findIndex((id) => (id % 52) >> 2 === rank)] as const;
    pack.splice(draw[1], 1);
    return draw;
  });
  const rng = rngOfDraws(draws);
  let { state, done } = game.init({ chips }, rng);
  const hidden = JSON.stringify(game.view(state));
  let staked = Object.values(chips).reduce((sum, units) => sum + units, 0);
  if (choice !== undefined) {
    const result = game.act(state, { type: choice }, rng);
    if (!result.ok) throw new Error(`${choice} is not legal`);
    ({ state, done } = result.step);
    staked += Number(result.step.debitUnits ?? 0n);
  }
  const { outcome } = game.view(state);
  return { done, staked, pays: Number(game.settle(state).multiplierE4) / 10_000, outcome, hidden };
};

/** Of every four ranks, as often as six packs hold them in this order. */
const countedOneByOne = () => {
  const found = new Map<string, number>();
  const left = Array.from({ length: 13 }, () => 24);
  const take = <T>(rank: number, then: (count: number) => T): T => {
    const count = left[rank] ?? 0;
    left[rank] = count - 1;
    const result = then(count);
    left[rank] = count;
    return result;
  };
  const ranks = left.map((_count, rank) => rank);
  for (const a of ranks)
    take(a, (ways) => {
      for (const b of ranks)
        take(b, (more) => {
          for (const c of ranks)
            take(c, (third) => {
              for (const d of ranks) {
                const hand = firstOf(a * 4, b * 4);
                const key = `${hand} ${outcomeOf(hand, [c * 4, d * 4])}`;
                found.set(key, (found.get(key) ?? 0) + ways * more * third * (left[d] ?? 0));
              }
            });
        });
    });
  return found;
};

const [five, nine, queen, king] = [3, 7, 10, 11];

describe('Casino War', () => {
  it('counts the same ends as going through every four ranks: all 9,294,695,280 deals', () => {
    expect(new Map(ends.map(({ hand, outcome, deals }) => [`${hand} ${outcome}`, deals]))).toEqual(countedOneByOne());
    expect(allDeals).toBe(312 * 311 * 310 * 309);
    expect(ends.reduce((sum, { deals }) => sum + deals, 0)).toBe(allDeals);
  });

  it('returns what the literature says of six packs without a bonus, for any number of chips', () => {
    const rtpOf = (chips: Record<string, number>) => approximate(game.rtpProof({ chips }).rtp);
    expect(rtpOf({ ante: 7 })).toBeCloseTo(0.971_229, 6);
    expect(game.rtpProof({ chips: { tie: 3 } }).rtp).toEqual(rational(253, 311));
    expect(rtpOf({ ante: 2, tie: 2 })).toBeCloseTo((rtpOf({ ante: 1 }) + rtpOf({ tie: 1 })) / 2, 12);
  });

  it('its strategy is the best one: a war loses less than the half that surrendering gives up', () => {
    const [won, lost] = ['won', 'lost'].map(
      (end) => ends.find(({ hand, outcome }) => hand === 'equal' && outcome === end)?.deals ?? 0,
    ) as [number, number];
    expect((won - 2 * lost) / (won + lost)).toBeCloseTo(-0.389_039, 6);
    // Surrendering every tie costs half of the ante in 23 of 311 rounds.
    expect(1 - 23 / 311 / 2).toBeCloseTo(0.963_023, 6);
  });

  it.each([
    ['a higher card pays one to one', [queen, nine, five, five], undefined, 1, 2, 'won'],
    ['a lower card loses', [nine, queen, five, five], undefined, 1, 0, 'lost'],
    ['a surrendered tie returns half', [nine, nine, king, five], 'surrender', 1, 0.5, 'folded'],
    ['a war that is won pays its bet and returns the ante', [nine, nine, king, five], 'war', 2, 3, 'won'],
    ['equal cards win a war', [nine, nine, five, five], 'war', 2, 3, 'won'],
    ['a war that is lost costs both', [nine, nine, five, king], 'war', 2, 0, 'lost'],
  ] as const)('%s', (_name, ranks, choice, staked, pays, outcome) => {
    expect(play(ranks, choice, { ante: 1 })).toMatchObject({ done: true, staked, pays, outcome });
  });

  it('the tie bet is paid by the first two cards alone', () => {
    const tie = [nine, nine, five, king];
    expect(play(tie, 'war', { ante: 2, tie: 3 })).toMatchObject({ staked: 7, pays: 33 });
    expect(play(tie, 'surrender', { ante: 2, tie: 3 })).toMatchObject({ staked: 5, pays: 34 });
    expect(play(tie, undefined, { tie: 3 })).toMatchObject({ done: true, pays: 33, outcome: null });
    expect(play([nine, queen, five, five], undefined, { tie: 3 })).toMatchObject({ done: true, pays: 0 });
  });

  it('shows both cards of a tie, and none of a war before there is one', () => {
    const { hidden } = play([nine, nine, five, king], 'war', { ante: 1 });
    expect(JSON.parse(hidden)).toMatchObject({
      player: [28],
      dealer: [29],
      dealerHand: null,
      over: false,
      outcome: null,
    });
  });

  it('a player who cannot stake the war bet surrenders', () => {
    const nonce = Array.from({ length: 200 }, (_, index) => index).find(
      (index) => !game.init({ chips: { ante: 2 } }, createRng('5f'.repeat(32), 'suite', index)).done,
    );
    const { state } = game.init({ chips: { ante: 2 } }, createRng('5f'.repeat(32), 'suite', nonce ?? 0));
    expect(game.bestAction?.(state, 2n)).toEqual({ type: 'war' });
    expect(game.bestAction?.(state, 1n)).toEqual({ type: 'surrender' });
  });
});
