import { gameById, publishedOutcomes, registry, type AnyGame } from '@carmine/games';
import { expect, it } from 'vitest';
import { createWagerWeights, weightOfBet } from './wager-weight.ts';

const weightOf = createWagerWeights();
const mines = gameById('mines') as AnyGame;
const dice = gameById('dice') as AnyGame;
const ended = (multiplierE4: bigint) => ({ isFinal: true, multiplierE4 });

it.each(registry)('$id counts each published bet as it is published', async (game) => {
  for (const { params, weightBp } of (await publishedOutcomes(game)) ?? [])
    expect(weightOfBet(game, params)).toBe(weightBp);
});

it('counts nothing of a bet that pays back its stake more than seven times in ten', () => {
  const win = (chance: number) => {
    const params = dice.params.parse({ target: chance * 100, direction: 'under' });
    return weightOf(dice, { params, ...ended(0n) });
  };
  expect(win(70)).toEqual({ wagerWeightBp: 1_000 });
  expect(win(71)).toEqual({ wagerWeightBp: 0 });
});

it('counts nothing of opposite chips, which cover each other', () => {
  const roulette = gameById('european-roulette') as AnyGame;
  const weigh = (...spots: readonly string[]) =>
    weightOf(roulette, {
      ...{ params: roulette.params.parse({ chips: Object.fromEntries(spots.map((spot) => [spot, 1])) }), ...ended(0n) },
    }).wagerWeightBp;
  expect([
    weigh('red'),
    weigh('red', 'black'),
    weigh('dozen-1', 'dozen-2'),
    weigh('dozen-1', 'dozen-2', 'dozen-3'),
  ]).toEqual([...[1_000, 0, 1_000, 0]]);
});

it.each([
  // Of 25 tiles with 3 mines: 88 % for one gem, 77 % for two, 67 % for three.
  ['taken after one gem', 0, 11_250n, 0],
  ['taken after two gems', 0, 12_857n, 0],
  ['taken after three gems', 0, 14_785n, 1_000],
  ['lost on the way as far as it goes', 0, 0n, 1_000],
  ['lost on the way to two gems', 2, 0n, 0],
  ['lost on the way to five gems', 5, 0n, 1_000],
  ['returned, because nothing was opened', 0, 10_000n, 0],
] as const)('weighs a climb at its end: %s', (_name, stop, multiplierE4, weight) => {
  const params = mines.params.parse({ mines: 3, stop });
  expect(weightOf(mines, { params, ...ended(multiplierE4) })).toEqual({ wagerWeightBp: weight, weighsRound: true });
  expect(weightOf(mines, { params, isFinal: false, multiplierE4: 0n })).toEqual({ wagerWeightBp: 0 });
});

it('weighs a way through Hi-Lo that is listed nowhere by what it paid', () => {
  const hiLo = gameById('hi-lo') as AnyGame;
  const weigh = (multiplierE4: bigint) =>
    weightOf(hiLo, { params: hiLo.params.parse({}), ...ended(multiplierE4) }).wagerWeightBp;
  // Two guesses at 12 of 13: 85 %; three times 8 of 13: 23 %.
  expect([weigh(11_618n), weigh(42_479n), weigh(10_000n)]).toEqual([0, 1_000, 0]);
});
