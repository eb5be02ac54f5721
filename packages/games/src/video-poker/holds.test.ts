import { describe, expect, it } from 'vitest';
import { machine as jacks } from '../jacks-or-better/versions/1-hands.ts';
import { machine as twos } from '../wild-twos/versions/1-hands.ts';
import { rowOf } from './hand-table.ts';
import type { VideoPoker } from './machine.ts';
import { commonDraws, heldCount, holds, holdValue, isHeld, shareOf } from './holds.ts';

/** Every draw for the cards that are not held, one by one. */
const countedOneByOne = (machine: VideoPoker, dealt: readonly number[], hold: number): number[] => {
  const counts = machine.pays(1).map(() => 0);
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
  const kept = dealt.filter((_card, place) => isHeld(hold, place));
  const draw = (cards: readonly number[], from: number): void => {
    if (cards.length === 5) {
      const row = rowOf(machine.table, cards);
      counts[row] = (counts[row] ?? 0) + shareOf(hold);
      return;
    }
    for (let index = from; index < left.length; index += 1) draw([...cards, left[index] ?? 0], index + 1);
  };
  draw(kept, 0);
  return counts;
};

describe.each([
  ['Jacks or Better', jacks],
  ['Wild Twos', twos],
] as const)('%s', (_name, machine) => {
  it.each([
    ['a flush to be, with a pair', [36, 40, 44, 0, 37]],
    ['deuces and straights', [0, 1, 17, 21, 30]],
    ['four to a royal flush', [32, 36, 40, 44, 5]],
  ])('counts what each hold of two cards and more can draw: %s', (_deal, dealt) => {
    for (const hold of holds.filter((one) => heldCount(one) >= 2))
      expect(holdValue(machine.table, machine.pays(1), dealt, hold).counts).toEqual(
        countedOneByOne(machine, dealt, hold),
      );
  });

  it('counts all draws of every hold', () => {
    for (const hold of holds) {
      const { counts } = holdValue(machine.table, machine.pays(5), [0, 13, 22, 35, 50], hold);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(commonDraws);
    }
  });
});
