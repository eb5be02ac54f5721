import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { approximate, rational } from '../rational.ts';
import { rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { ends } from './versions/1-counts.ts';
import { countEnds, dealerEnds } from './versions/1-enumeration.ts';
import { handOf, shouldPlay, threeCardStrength } from './versions/1-hands.ts';

const [game] = versions;
gameSuite(game);

/** `Q♥` is `Qh`. */
const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'dhsc'.indexOf(card.charAt(1)));

/** A round with these hands, each three cards, and this choice. */
const play = (player: string, dealer: string, choice: 'play' | 'fold' | undefined, chips: Record<string, number>) => {
  const [mine, theirs] = [cardsOf(player), cardsOf(dealer)];
  const pack = Array.from({ length: 52 }, (_, index) => index);
  const draws = mine
    .flatMap((card, index) => [card, theirs[index] ?? 0])
    .map((card) => {
      const draw = [pack.length, pack.indexOf(card)] as const;
      pack.splice(draw[1], 1);
      return draw;
    });
  const rng = rngOfDraws(draws);
  let { state, done } = game.init({ chips }, rng);
  let staked = Object.values(chips).reduce((sum, units) => sum + units, 0);
  if (choice !== undefined) {
    const result = game.act(state, { type: choice }, rng);
    if (!result.ok) throw new Error(`${choice} is not legal`);
    ({ state, done } = result.step);
    staked += Number(result.step.debitUnits ?? 0n);
  }
  return { done, staked, pays: Number(game.settle(state).multiplierE4) / 10_000, outcome: game.view(state).outcome };
};

const counted = dealerEnds();

describe('Three Card Duel', () => {
  it('counts the same ends as are written down: all 407,170,400 deals', () => {
    expect(countEnds(counted)).toEqual(ends);
    expect(ends.reduce((sum, { deals }) => sum + deals, 0)).toBe(22_100 * 18_424);
  });

  it('its strategy is the best one: playing wins more than folding exactly where it plays', () => {
    for (const { strength, ends: of } of counted) {
      const dealers = of.unqualified + of.won + of.tied + of.lost;
      expect(of.unqualified + 2 * of.won - 2 * of.lost > -dealers).toBe(shouldPlay(strength));
    }
  });

  it('returns what the literature says of these paytables, for any number of chips', () => {
    const rtpOf = (chips: Record<string, number>) => approximate(game.rtpProof({ chips }).rtp);
    expect(rtpOf({ ante: 7 })).toBeCloseTo(0.96627, 6);
    expect(game.rtpProof({ chips: { 'pair-plus': 3 } }).rtp).toEqual(rational(5_397, 5_525));
    expect(rtpOf({ ante: 2, 'pair-plus': 2 })).toBeCloseTo((rtpOf({ ante: 1 }) + rtpOf({ 'pair-plus': 1 })) / 2, 12);
  });

  it('orders hands of three cards: a straight above a flush, the ace high or below a deuce', () => {
    const weakestFirst = [
      ['5d 3h 2s', 'high'],
      ['Ad Kh Js', 'high'],
      ['2d 2h 3s', 'pair'],
      ['2d 2h As', 'pair'],
      ['3d 3h 2s', 'pair'],
      ['5d 3d 2d', 'flush'],
      ['Ad Kd Jd', 'flush'],
      ['Ad 2h 3s', 'straight'],
      ['2d 3h 4s', 'straight'],
      ['Ad Kh Qs', 'straight'],
      ['2d 2h 2s', 'three'],
      ['Ad Ah As', 'three'],
      ['Ad 2d 3d', 'straight-flush'],
      ['Ad Kd Qd', 'straight-flush'],
    ] as const;
    const strengths = weakestFirst.map(([cards]) => threeCardStrength(cardsOf(cards)));
    expect(strengths.map(handOf)).toEqual(weakestFirst.map(([, hand]) => hand));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(new Set(strengths).size).toBe(strengths.length);
    expect(threeCardStrength(cardsOf('Kd 9h 2s'))).toBe(threeCardStrength(cardsOf('2c Ks 9d')));
  });

  it.each([
    [
      'a jack-high dealer does not play: the ante wins, the play bet comes back',
      '9d 5h 2s',
      'Jd 9h 7s',
      'play',
      3,
      'unqualified',
    ],
    ['a queen-high dealer plays', 'Kd 5h 2s', 'Qd 3h 2c', 'play', 4, 'won'],
    ['a higher hand of the dealer takes both', 'Kd 5h 2s', 'Kh 6d 3c', 'play', 0, 'lost'],
    ['equal hands return both', 'Kd 5h 2s', 'Kh 5d 2c', 'play', 2, 'tied'],
    ['the bonus of a straight is paid beside a win', '4d 5h 6s', 'Kh 5d 2c', 'play', 5, 'won'],
    ['the bonus is paid on a lost hand, too', '4d 5h 6s', '7h 8d 9c', 'play', 1, 'lost'],
    ['three of a kind brings four to one more', '4d 4h 4s', 'Kh 5d 2c', 'play', 8, 'won'],
    [
      'a straight flush brings five to one more, against no dealer as well',
      '4d 5d 6d',
      'Jh 5c 2c',
      'play',
      8,
      'unqualified',
    ],
    ['the most there is', '4d 5d 6d', 'Qh 5c 2c', 'play', 9, 'won'],
    ['folding gives the ante up, and the bonus', '4d 5d 6d', 'Qh 5c 2c', 'fold', 0, 'folded'],
  ] as const)('%s', (_name, mine, theirs, choice, pays, outcome) => {
    const staked = choice === 'play' ? 2 : 1;
    expect(play(mine, theirs, choice, { ante: 1 })).toEqual({ done: true, staked, pays, outcome });
  });

  it('pair plus is paid by the own cards, whether they are played, folded or have no ante', () => {
    const flush = ['2d 7d 9d', 'Ah Ad Ac'] as const;
    expect(play(...flush, 'play', { ante: 2, 'pair-plus': 3 })).toMatchObject({ staked: 7, pays: 15 });
    expect(play(...flush, 'fold', { ante: 2, 'pair-plus': 3 })).toMatchObject({ staked: 5, pays: 15 });
    expect(play(...flush, undefined, { 'pair-plus': 3 })).toEqual({ done: true, staked: 3, pays: 15, outcome: null });
    expect(play('2d 7d 9h', 'Ah Ad Ac', undefined, { 'pair-plus': 3 })).toMatchObject({ done: true, pays: 0 });
  });

  it('a player who cannot stake the play bet folds', () => {
    const { state } = game.init({ chips: { ante: 2 } }, rngOfDraws([52, 51, 50, 49, 48, 47].map((n) => [n, n - 1])));
    expect(game.bestAction?.(state, 2n)).toEqual({ type: 'play' });
    expect(game.bestAction?.(state, 1n)).toEqual({ type: 'fold' });
  });
});
