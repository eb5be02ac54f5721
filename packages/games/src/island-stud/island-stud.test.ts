import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { handStrength } from '../cards/poker-hands.ts';
import { approximate } from '../rational.ts';
import { rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { ends } from './versions/1-counts.ts';
import { aceKing, lowestPair } from './versions/1-hands.ts';
import { hidden, highCardsOf, shouldRaise, winsOf } from './versions/1-strategy.ts';

const [game] = versions;
gameSuite(game, { counted: true });

/** `Q♥` is `Qh`. */
const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'dhsc'.indexOf(card.charAt(1)));

const play = (player: string, dealer: string, choice: 'raise' | 'fold') => {
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
  const { state } = game.init({ chips: { ante: 1 } }, rng);
  const result = game.act(state, { type: choice }, rng);
  if (!result.ok) throw new Error(`${choice} is not legal`);
  const { step } = result;
  return {
    staked: 1 + Number(step.debitUnits ?? 0n),
    pays: Number(game.settle(step.state).multiplierE4) / 10_000,
    outcome: game.view(step.state).outcome,
  };
};

/** Every hand that the dealer may have, one by one. */
const countedOneByOne = (player: readonly number[], open: number) => {
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => card !== open && !player.includes(card));
  const mine = handStrength(player);
  const found = { unqualified: 0, lower: 0, equal: 0 };
  for (let a = 0; a < 46; a += 1)
    for (let b = a + 1; b < 46; b += 1)
      for (let c = b + 1; c < 46; c += 1)
        for (let d = c + 1; d < 46; d += 1) {
          const theirs = handStrength([open, ...[a, b, c, d].map((at) => left[at] ?? 0)]);
          if (theirs >= lowestPair) continue;
          if (theirs < aceKing) found.unqualified += 1;
          else if (theirs < mine) found.lower += 1;
          else if (theirs === mine) found.equal += 1;
        }
  return found;
};

describe('Island Stud', () => {
  it('has an end for each of the 19,933,230,517,200 deals, and returns what the literature says', () => {
    expect(ends.reduce((sum, { deals }) => sum + deals, 0)).toBe(2_598_960 * 1_533_939 * 5);
    expect(approximate(game.rtpProof().rtp)).toBeCloseTo(0.947757, 5);
  });

  it('counts the dealer’s high cards as going through all 163,185 of his hands does', () => {
    const player = cardsOf('Ad Kh Qs 8c 3d');
    expect(highCardsOf(player, cardsOf('Qd')[0] ?? 0)).toEqual(countedOneByOne(player, cardsOf('Qd')[0] ?? 0));
  });

  it('below ace and king, raising is never better: whatever the dealer shows, he plays in at least half of his hands', () => {
    for (let ranks = 0; ranks < 1 << 13; ranks += 1) {
      const held = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].filter((rank) => (ranks >> rank) & 1);
      if (held.length !== 5 || ranks >= aceKing) continue;
      // Hearts and a spade: no diamond is missing, so that at most one hand for each set of ranks, a flush, is left out.
      const player = held.map((rank, index) => rank * 4 + (index === 0 ? 2 : 1));
      for (let open = 0; open < 13; open += 1) {
        const { unqualified } = highCardsOf(player, open * 4);
        expect((unqualified + 495) * 2).toBeLessThan(hidden);
      }
    }
  });

  it.each([
    ['a pair of deuces is raised against an ace', '2d 2h 3s 4c 7d', 'As', true],
    ['ace queen is folded', 'Ad Qh Js 9c 7d', '2s', false],
    ['ace king is raised if the open card is one of mine that cannot pair well', 'Ad Kh Qs 8c 3d', 'Qd', true],
    ['ace king with low cards is folded against a rank I do not hold', 'Ad Kh 5s 4c 3d', 'Ts', false],
    ['ace king queen jack is raised against a low card', 'Ad Kh Qs Jc 3d', '2s', true],
  ] as const)('%s', (_name, mine, open, raises) => {
    const [player, [card = 0]] = [cardsOf(mine), cardsOf(open)];
    expect(shouldRaise(player, card)).toBe(raises);
    if (handStrength(player) < lowestPair) expect(winsOf(highCardsOf(player, card)) > -hidden).toBe(raises);
  });

  it.each([
    ['a dealer without ace and king does not play', '2d 2h 3s 4c 7d', 'Ad Qh 9s 8c 7h', 'raise', 4, 'unqualified'],
    ['a pair that wins pays one to one', '2d 2h 3s 4c 7d', 'Ad Kh 9s 8c 7h', 'raise', 6, 'won'],
    ['a lower hand loses both', '2d 2h 3s 4c 7d', '3d 3h 9s 8c 7h', 'raise', 0, 'lost'],
    ['equal hands return both', 'Ad Kd 9d 8h 7d', 'As Kh 9s 8c 7h', 'raise', 3, 'tied'],
    ['two pairs pay two to one', '2d 2h 3s 3c 7d', 'Ad Kh 9s 8c 7h', 'raise', 8, 'won'],
    [
      'the table pays nothing if the dealer does not play',
      'Td Jd Qd Kd Ad',
      '2h 3h 4s 7c 8h',
      'raise',
      4,
      'unqualified',
    ],
    ['the most there is', 'Td Jd Qd Kd Ad', '2h 2s 4s 7c 8h', 'raise', 204, 'won'],
    ['folding gives the ante up', 'Td Jd Qd Kd Ad', '2h 2s 4s 7c 8h', 'fold', 0, 'folded'],
  ] as const)('%s', (_name, mine, theirs, choice, pays, outcome) => {
    expect(play(mine, theirs, choice)).toEqual({ staked: choice === 'raise' ? 3 : 1, pays, outcome });
  });

  it('shows one of the dealer’s cards before the choice, and no other', () => {
    const { state, events } = game.init(
      { chips: { ante: 1 } },
      rngOfDraws([52, 51, 50, 49, 48, 47, 46, 45, 44, 43].map((n) => [n, 0])),
    );
    const [open = 0] = state.dealerCards;
    expect(game.view(state).dealer).toEqual([open, null, null, null, null]);
    expect(events.filter(({ to }) => to === 'dealer').map(({ card }) => card)).toEqual([open, null, null, null, null]);
  });
});
