import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { evenRounds } from '../../testing/suite-length.ts';
import { rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { ends } from './versions/1-counts.ts';
import { countEnds } from './versions/1-enumeration.ts';
import * as maths from './versions/1.ts';

const [baccarat] = versions;
gameSuite(baccarat);

/** A round with these cards in the order of the shoe: the first numbers of a list that gets shorter by each. */
const dealing = (wanted: readonly string[], chips: Record<string, number> = { banker: 1 }) => {
  const list = Array.from({ length: 416 }, (_, index) => index);
  const draws = wanted.map((text) => {
    const rank = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(text);
    const at = list.findIndex((id) => (id % 52) >> 2 === rank);
    const draw = [list.length, at] as const;
    list.splice(at, 1);
    return draw;
  });
  const { state } = baccarat.init({ chips }, rngOfDraws(draws));
  return { ...baccarat.view(state), multiplierE4: baccarat.settle(state).multiplierE4 };
};

describe('Baccarat', () => {
  it('counts the same ends as are written down: all 4,998,398,275,503,360 orders', () => {
    expect(countEnds()).toEqual(ends);
    expect(ends.reduce((sum, { orders }) => sum + BigInt(orders), 0n)).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    const count = (winner: string) =>
      ends.filter((end) => end.winner === winner).reduce((sum, { orders }) => sum + orders, 0);
    // As published many times over for eight packs.
    expect([count('banker'), count('player'), count('tie')]).toEqual([
      2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216,
    ]);
  });

  it('returns what the literature says of eight packs', () => {
    const of = (bet: string) => baccarat.rtpProof({ chips: { [bet]: 4 } });
    expect(Number(of('banker').rtp.n) / Number(of('banker').rtp.d)).toBeCloseTo(0.989421, 6);
    expect(Number(of('player').rtp.n) / Number(of('player').rtp.d)).toBeCloseTo(0.987649, 6);
    expect(Number(of('tie').rtp.n) / Number(of('tie').rtp.d)).toBeCloseTo(0.856404, 6);
    for (const pair of ['player-pair', 'banker-pair']) expect(of(pair).rtp).toEqual(rational(12 * 31, 415));
  });

  it.each([
    // Naturals: nobody draws.
    [['9', '2', 'K', '3', '5', '5'], [2, 2], 'player', [9, 5]],
    [['K', '4', '2', '4', '5', '5'], [2, 2], 'banker', [2, 8]],
    // The player stands at six and seven, the banker draws at five and stands at six.
    [['2', '2', '4', '3', '9', '5'], [2, 3], 'player', [6, 4]],
    [['2', '2', '5', '4', '9', '5'], [2, 2], 'player', [7, 6]],
    // The banker's three: at an eight it stands, at a nine it draws.
    [['K', '2', '5', 'A', '8', '9'], [3, 2], 'tie', [3, 3]],
    [['K', '2', '5', 'A', '9', '9'], [3, 3], 'player', [4, 2]],
    // Four: from a two on. Five: from a four on. Six: at six and seven. Seven: never.
    [['K', '2', '5', '2', 'A', '9'], [3, 2], 'player', [6, 4]],
    [['K', '2', '5', '2', '2', '4'], [3, 3], 'banker', [7, 8]],
    [['K', '2', '5', '3', '3', '9'], [3, 2], 'player', [8, 5]],
    [['K', '2', '5', '3', '4', '3'], [3, 3], 'player', [9, 8]],
    [['K', '4', '5', '2', '5', '9'], [3, 2], 'banker', [0, 6]],
    [['K', '4', '5', '2', '6', 'A'], [3, 3], 'banker', [1, 7]],
    [['K', '4', '5', '3', '6', 'A'], [3, 2], 'banker', [1, 7]],
    // Less than three: at every card.
    [['K', 'K', '5', '2', '8', '9'], [3, 3], 'player', [3, 1]],
  ] as const)('%j: %j cards, %s with %j', (cards, counts, winner, totals) => {
    const view = dealing(cards);
    expect([view.player.length, view.banker.length]).toEqual(counts);
    expect([view.winner, [view.playerTotal, view.bankerTotal]]).toEqual([winner, totals]);
  });

  it('pays winner, tie and pairs together, and returns both hands on a tie', () => {
    const chips = { player: 2, banker: 4, tie: 1, 'player-pair': 3, 'banker-pair': 1 };
    const win = dealing(['9', 'K', '9', '3', '5', '5'], chips);
    expect([win.winner, win.playerPair, win.bankerPair]).toEqual(['player', true, false]);
    expect(win.multiplierE4).toBe(2n * 20_000n + 3n * 120_000n);
    expect(dealing(['9', 'K', 'K', '9', '5', '5'], chips).multiplierE4).toBe(2n * 10_000n + 4n * 10_000n + 90_000n);
    expect(dealing(['A', 'K', 'K', '9', '5', '5'], chips).multiplierE4).toBe(4n * 19_500n);
  });

  it.each<{ given: object }>(
    [{ chips: {} }, { chips: { dealer: 1 } }, { chips: { tie: 0 } }, { chips: { tie: 1.5 } }, { surprise: 1 }].map(
      (given) => ({ given }),
    ),
  )('refuses $given', ({ given }) => {
    expect(baccarat.params.safeParse(given).success).toBe(false);
  });

  it(`deals ${evenRounds} rounds whose first cards and ends are as counted (χ², α = 0.001)`, () => {
    const rounds = evenRounds;
    const [places, results] = [Array.from({ length: 4 }, () => new Float64Array(52)), new Float64Array(12)];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { state } = baccarat.init({ chips: { tie: 1 } }, createRng('a1'.repeat(32), 'even', nonce));
      [state.player[0], state.banker[0], state.player[1], state.banker[1]].forEach((card = 0, place) => {
        const bins = places[place];
        if (bins !== undefined) bins[card] = (bins[card] ?? 0) + 1;
      });
      const end = maths.endOf(state);
      const at = ends.findIndex(
        ({ winner, playerPair, bankerPair }) =>
          winner === end.winner && playerPair === end.playerPair && bankerPair === end.bankerPair,
      );
      results[at] = (results[at] ?? 0) + 1;
    }
    const chiSquare = (bins: Float64Array, expected: (index: number) => number) =>
      bins.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);
    for (const bins of places) expect(chiSquare(bins, () => rounds / 52)).toBeLessThan(88.6);
    const total = ends.reduce((sum, { orders }) => sum + orders, 0);
    expect(chiSquare(results, (index) => ((ends[index]?.orders ?? 0) / total) * rounds)).toBeLessThan(31.26);
  });
});
