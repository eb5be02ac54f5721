import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { playThrough } from '../../testing/play-through.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { createRng, rngOver, type Rng } from '../rng.ts';
import type { Step } from '../game-module.ts';
import { unitsOn } from '../tables/chips.ts';
import { versions } from './game.ts';
import { cardAt } from './versions/1-cards.ts';
import { advise } from './versions/1-strategy.ts';
import type { BlackjackState } from './versions/2.ts';

const [first, blackjack] = versions;
// Its rounds by the million were played when it was the newest one; a round at one seat is the same today (below).
gameSuite(first);
gameSuite(blackjack);
const oneSeat = { chips: { 'seat-3': 1 } };

const rankNames = '23456789TJQKA';
const cardsOf = (text: string): number[] => [...text].map((rank, index) => rankNames.indexOf(rank) * 4 + (index % 4));

/** A stream that deals exactly these ranks: you, dealer, you, dealer, then as they are drawn. */
const dealing = (text: string): Rng => {
  const wanted = cardsOf(text);
  const left = Array.from({ length: 312 }, (_, place) => place);
  const real = rngOver(() => 0);
  return {
    ...real,
    below: () => {
      const card = wanted.shift() ?? 0;
      const index = left.findIndex((place) => cardAt(place) === card);
      left.splice(index, 1);
      return index;
    },
  };
};

const playOn = (chips: Readonly<Record<string, number>>, ranks: string, ...moves: string[]) => {
  const rng = dealing(ranks);
  let step: Step<BlackjackState> = blackjack.init({ chips }, rng);
  let staked = BigInt(unitsOn(chips));
  for (const type of moves) {
    const result = blackjack.act(step.state, { type }, rng);
    if (!result.ok) throw new Error(`${type} is not legal`);
    step = result.step;
    staked += result.step.debitUnits ?? 0n;
  }
  const pays = Number(blackjack.settle(step.state).multiplierE4) / 10_000;
  return {
    ...step,
    staked: Number(staked),
    pays,
    view: blackjack.view(step.state),
    legal: blackjack.legal(step.state),
  };
};

const play = (ranks: string, ...moves: string[]) => playOn(oneSeat.chips, ranks, ...moves);

describe('Blackjack Classic', () => {
  it('at one seat deals, asks and pays as version 1 did', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat(), (nonce, choiceSeed) => {
        const rngOf = () => createRng('ef'.repeat(32), 'versions', nonce);
        const now = playThrough(blackjack, oneSeat, rngOf(), simulationRng(choiceSeed));
        const before = playThrough(first, {}, rngOf(), simulationRng(choiceSeed));
        expect(now.actions).toEqual(before.actions);
        expect([now.debitUnits, now.multiplierE4]).toEqual([before.debitUnits, before.multiplierE4]);
        const shoes = ({ states }: typeof now) => (states as BlackjackState[]).map(({ shoe }) => shoe);
        expect(shoes(now)).toEqual(shoes(before));
      }),
    );
  });

  it('pays each seat by its own chips, in their order', () => {
    // 2 and 5 units: a blackjack, and 18 against 17.
    const round = playOn({ 'seat-4': 5, 'seat-1': 2 }, 'AT7K8T', 'stand');
    expect(round.view.hands.map(({ seat, bet, outcome }) => [seat, bet, outcome])).toEqual([
      [1, 2, 'blackjack'],
      [4, 5, 'won'],
    ]);
    expect(round).toMatchObject({ staked: 7, pays: 2 * 2.5 + 5 * 2 });
  });

  it('a double and a split stake the chips of their seat, and each seat splits to four hands', () => {
    const doubled = playOn({ 'seat-2': 3, 'seat-3': 1 }, '6T65TT9', 'double', 'stand');
    expect(doubled.staked).toBe(7);
    expect(doubled.view.hands.map(({ bet, doubled: twice }) => [bet, twice])).toEqual([
      [6, true],
      [1, false],
    ]);
    const split = playOn({ 'seat-2': 3, 'seat-5': 2 }, '885885888', 'split', 'split', 'split');
    expect(split.view.hands.map(({ seat, bet }) => [seat, bet])).toEqual([...[1, 2, 3, 4].map(() => [2, 3]), [5, 2]]);
    expect(split.legal).not.toContain('split');
    expect(split.staked).toBe(5 + 9);
  });

  it('blackjacks and busts alone leave the dealer with two cards; a blackjack of his ends every seat', () => {
    const natural = playOn({ 'seat-1': 1, 'seat-2': 1 }, 'AT6K67T', 'hit');
    expect(natural).toMatchObject({ done: true, pays: 2.5 });
    expect(natural.view.dealer.cards).toHaveLength(2);
    const over = playOn({ 'seat-1': 1, 'seat-2': 1 }, 'ATAK7K');
    expect(over).toMatchObject({ done: true, pays: 1 });
    expect(over.view.hands.map(({ outcome }) => outcome)).toEqual(['push', 'lost']);
  });

  it('returns of any chips what one seat returns, and two seats vary less than one and more than two that share nothing', () => {
    const proofOf = (chips: Readonly<Record<string, number>>) => blackjack.rtpProof({ chips });
    const [one, two] = [proofOf({ 'seat-3': 7 }), proofOf({ 'seat-1': 2, 'seat-5': 2 })];
    expect(one).toEqual(first.rtpProof());
    expect(two.rtp).toEqual(one.rtp);
    expect(two.sd).toBeLessThan(one.sd);
    expect(two.sd).toBeGreaterThan(one.sd / Math.SQRT2);
  });

  it('draws the same cards as a whole shoe dealt at once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat(), (nonce, choiceSeed) => {
        const rng = createRng('ab'.repeat(32), 'shoe', nonce);
        const { states } = playThrough(blackjack, oneSeat, rng, simulationRng(choiceSeed));
        const { shoe } = states.at(-1) as BlackjackState;
        expect(shoe.map(cardAt)).toEqual(createRng('ab'.repeat(32), 'shoe', nonce).deck(6, shoe.length));
      }),
    );
  });

  it('reveals nothing that depends on the hidden card before it is turned', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat(), fc.nat({ max: 51 }), (nonce, choiceSeed, other) => {
        const rng = createRng('cd'.repeat(32), 'hidden', nonce);
        const { states } = playThrough(blackjack, oneSeat, rng, simulationRng(choiceSeed));
        for (const state of states.slice(0, -1) as BlackjackState[]) {
          const [up = 0] = state.dealerCards;
          const swapped = { ...state, dealerCards: [up, other] };
          expect(blackjack.view(swapped)).toEqual(blackjack.view(state));
          expect(blackjack.legal(swapped)).toEqual(blackjack.legal(state));
          expect(blackjack.bestAction?.(swapped)).toEqual(blackjack.bestAction?.(state));
          expect(blackjack.view(state).dealer.cards).toEqual([up, null]);
        }
      }),
    );
  });

  it('deals the hidden card face down in its events, too', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { events, done } = blackjack.init(oneSeat, createRng('ef'.repeat(32), 'events', nonce));
      expect(events[4]).toEqual({ type: 'card', to: 'dealer', card: null });
      expect(events.some(({ type }) => type === 'reveal')).toBe(done);
    }
  });

  it.each([
    ['a blackjack pays 3 to 2', 'A7K8', [], 2.5, 1],
    ['two blackjacks are a push', 'AAKK', [], 1, 1],
    ['a dealer’s blackjack under a ten ends the round at once', 'TK9A', [], 0, 1],
    ['a dealer’s blackjack under an ace ends the round at once', '9A9K', [], 0, 1],
    ['a higher total wins', 'T7KT', ['stand'], 2, 1],
    ['a lower total loses', 'T98T', ['stand'], 0, 1],
    ['equal totals are a push', 'T99T', ['stand'], 1, 1],
    ['the dealer stands on soft 17', 'TA86', ['stand'], 2, 1],
    ['a bust hand has lost whatever the dealer has', 'T6K6K', ['hit'], 0, 1],
    ['a dealer who busts pays', 'T6K6T', ['stand'], 2, 1],
    ['a double gets one card and stakes once more', '6655T9', ['double'], 4, 2],
    ['21 stands by itself', '5T67T', ['hit'], 2, 1],
    ['split hands pay one by one', '868TKTT', ['split', 'stand', 'stand'], 4, 2],
    ['aces get one card each, and 21 is no blackjack then', 'A7AKKT', ['split'], 4, 2],
  ] as const)('%s', (_name, ranks, moves, pays, staked) => {
    expect(play(ranks, ...moves)).toMatchObject({ done: true, pays, staked });
  });

  it('splits to four hands and no further', () => {
    const round = play('86858888', 'split', 'split', 'split');
    expect(round.view.hands).toHaveLength(4);
    expect(round.legal).not.toContain('split');
    expect(round.staked).toBe(4);
  });

  it('standing is the forced end of every split hand', () => {
    let { state, done } = play('868588', 'split', 'split');
    for (let count = 0; !done; count += 1) {
      const action = blackjack.auto(state);
      const result = action === null ? undefined : blackjack.act(state, action, createRng('01'.repeat(32), 'x', count));
      if (result?.ok !== true) throw new Error('The round does not end');
      ({ state, done } = result.step);
      expect(result.step.debitUnits).toBe(0n);
    }
    expect(state.hands).toHaveLength(3);
  });

  it('advises by the published table', () => {
    const at = (total: number, soft: boolean, up: number, pair?: number, mayDouble = true) =>
      advise({ total, soft, up, pair, mayDouble });
    expect(at(16, false, 10)).toBe('hit');
    expect(at(12, false, 4)).toBe('stand');
    expect(at(11, false, 1)).toBe('hit');
    expect(at(11, false, 10)).toBe('double');
    expect(at(11, false, 10, undefined, false)).toBe('hit');
    expect(at(18, true, 6, undefined, false)).toBe('stand');
    expect(at(18, true, 9)).toBe('hit');
    expect(at(16, false, 10, 8)).toBe('split');
    expect(at(18, false, 7, 9)).toBe('stand');
    expect(at(12, true, 6, 1)).toBe('split');
  });
});
