import { describe, expect, it } from 'vitest';
import { cardsOfText, drawsOfCards } from '../../testing/pack-draws.ts';
import { gameSuite } from '../../testing/game-suite.ts';
import { fewOutcomes, isLong } from '../../testing/suite-length.ts';
import { bestStrength } from '../cards/best-of-seven.ts';
import { handClasses, type HandClass } from '../cards/poker-hands.ts';
import { approximate } from '../rational.ts';
import { rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { createReader, pairNumber, pairs } from './versions/1-boards.ts';
import { stored } from './versions/1-counts.ts';
import { countEnds } from './versions/1-enumeration.ts';
import { qualifies } from './versions/1-hands.ts';
import { gainOf, gainOfCalling, shouldCall } from './versions/1-strategy.ts';

const [game] = versions;
gameSuite(game, { counted: true, rounds: fewOutcomes });

const countMs = 1_800_000;

const play = (player: string, dealer: string, board: string, choice: 'call' | 'fold') => {
  const [mine, theirs] = [cardsOfText(player), cardsOfText(dealer)];
  const dealt = [...mine.flatMap((card, index) => [card, theirs[index] ?? 0]), ...cardsOfText(board)];
  const rng = rngOfDraws(drawsOfCards(dealt));
  const { state } = game.init({ chips: { ante: 1 } }, rng);
  const before = game.view(state);
  const result = game.act(state, { type: choice }, rng);
  if (!result.ok) throw new Error(`${choice} is not legal`);
  const { step } = result;
  return {
    before,
    staked: 1 + Number(step.debitUnits ?? 0n),
    pays: Number(game.settle(step.state).multiplierE4) / 10_000,
    outcome: game.view(step.state).outcome,
  };
};

const unseenBy = (cards: readonly number[]): number[] =>
  Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));

/** What calling wins with every hand of two on this flop, of whole boards that are read one by one. */
const gainsOn = (flop: readonly number[]): Float64Array => {
  const gains = new Float64Array(pairs.length);
  const read = createReader();
  const left = unseenBy(flop);
  for (const turn of left)
    for (const river of left) {
      if (river <= turn) continue;
      const board = read([...flop, turn, river]);
      board.pair.forEach((pair, hand) => {
        const [unqualified = 0, won = 0, tied = 0] = [board.unqualified[hand], board.won[hand], board.tied[hand]];
        gains[pair] = (gains[pair] ?? 0) + gainOf(board.strength[hand] ?? 0, { unqualified, won, tied });
      });
    }
  return gains;
};

/** Hands of seven cards, as they are in every book. */
const sevens: Readonly<Record<HandClass, number>> = {
  ...{ highCard: 23_294_460, pair: 58_627_800, twoPairs: 31_433_400, threeOfAKind: 6_461_620, straight: 6_180_020 },
  ...{ flush: 4_047_644, fullHouse: 3_473_184, fourOfAKind: 224_848, straightFlush: 37_260, royalFlush: 4_324 },
};

/** Takes minutes, which only the soak has. */
const recount = (): void => {
  it(
    'counts the stored ends again, of every deal',
    () => {
      expect(countEnds()).toEqual(stored.ends);
    },
    countMs,
  );
};

describe('Harbour Hold’em', () => {
  it('has an end for each deal, stored for this maths, and returns what the literature says', () => {
    expect(stored.mathVersion).toBe(game.mathVersion);
    // Of each seven cards: which two are the player's, which three the flop, and the dealer's two.
    for (const name of handClasses) {
      const deals = stored.ends.filter(({ hand }) => hand === name).reduce((sum, { deals: each }) => sum + each, 0);
      expect(deals).toBe(sevens[name] * 21 * 10 * 990);
    }
    expect(approximate(game.rtpProof().rtp)).toBeCloseTo(0.978_4, 4);
  });

  if (isLong) recount();

  it('reads a board as going through all 990 dealers of a hand does', () => {
    const cards = cardsOfText('9d 8d 2h Qd 9s');
    const board = createReader()(cards);
    for (const hand of ['Ad 3d', '4h 3c', '8c 8h'].map(cardsOfText)) {
      const at = board.pair.indexOf(pairNumber(hand[0] ?? 0, hand[1] ?? 0));
      const mine = bestStrength([...cards, ...hand]);
      const left = unseenBy([...cards, ...hand]);
      const found = { unqualified: 0, won: 0, tied: 0 };
      for (const [index, one] of left.entries())
        for (const other of left.slice(index + 1)) {
          const theirs = bestStrength([...cards, one, other]);
          if (!qualifies(theirs)) found.unqualified += 1;
          else if (theirs < mine) found.won += 1;
          else if (theirs === mine) found.tied += 1;
        }
      expect({ unqualified: board.unqualified[at], won: board.won[at], tied: board.tied[at] }).toEqual(found);
    }
  });

  it.each(['Kd 9d 4h', '7s 7h 3c'])('counts by kinds what whole boards bring, on a flop of %s', (text) => {
    const flop = cardsOfText(text);
    const gains = gainsOn(flop);
    const hands = pairs.filter(([a, b]) => !flop.includes(a) && !flop.includes(b));
    for (const [a, b] of hands.filter((_hand, index) => index % 53 === 0))
      expect(gainOfCalling([a, b], flop)).toBe(gains[pairNumber(a, b)]);
  });

  it.each([
    ['a pair is called', '5d 5h', 'Kd 9s 2c', true],
    ['two overcards are called', 'Ad Kh', '9s 6c 2d', true],
    ['low cards that hit nothing are folded', '3d 2h', 'Ks Jc 8d', false],
    ['a draw to a flush is called', '3d 2d', 'Kd Jd 8s', true],
  ] as const)('%s', (_name, mine, flop, calls) => {
    expect(shouldCall(cardsOfText(mine), cardsOfText(flop))).toBe(calls);
  });

  it.each([
    ['a dealer with a pair of threes does not play', 'Ad Kh', '3d 3h', 'Qs 9c 8d 5h 2c', 'call', 4, 'unqualified'],
    ['a dealer with a pair of fours plays', 'Ad Ah', '4d 4h', 'Qs 9c 8d 5h 2c', 'call', 6, 'won'],
    ['a lower hand loses both', 'Ad Kh', '4d 4h', 'Qs 9c 8d 5h 2c', 'call', 0, 'lost'],
    ['the same five of the board return both', '3d 2h', '3s 2c', 'Ad Ah Kd Kh Qc', 'call', 3, 'tied'],
    ['a flush pays two to one on the ante', 'Ad 3d', '4d 4h', 'Qd 9d 8d 5h 2c', 'call', 7, 'won'],
    [
      'the table is paid if the dealer does not play, too',
      'Ad 3d',
      'Kh Js',
      'Qd 9d 8d 5h 2c',
      'call',
      5,
      'unqualified',
    ],
    ['the most there is', 'Ad Kd', '4s 4h', 'Qd Jd Td 5h 2c', 'call', 105, 'won'],
    ['folding gives the ante up', 'Ad Kd', '4s 4h', 'Qd Jd Td 5h 2c', 'fold', 0, 'folded'],
  ] as const)('%s', (_name, mine, theirs, board, choice, pays, outcome) => {
    expect(play(mine, theirs, board, choice)).toMatchObject({ staked: choice === 'call' ? 3 : 1, pays, outcome });
  });

  it('shows the flop before the choice, and none of the other cards', () => {
    const { before } = play('Ad Kd', '4s 4h', 'Qd Jd Td 5h 2c', 'call');
    expect(before).toMatchObject({ dealer: [null, null], board: cardsOfText('Qd Jd Td'), hand: 'royalFlush' });
  });
});
