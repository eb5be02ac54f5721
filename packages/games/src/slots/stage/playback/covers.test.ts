/** A wild that expands covers its reel when the reels stand, and not before; nothing else is covered. */
import { expect, it, vi } from 'vitest';
import { definition } from '../../../lantern-harbour/versions/1.ts';
import type { LinesDefinition } from '../../definition.ts';
import { texts } from '../../../lantern-harbour/view/texts.ts';
import { parsedStrips } from '../kinds/kind.ts';
import { linesKind } from '../kinds/lines.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import { usualTimings } from '../timings.ts';
import { createPatience } from '../patience.ts';
import { landReels, showStanding, startReels, type Machine } from './machine.ts';

const nothing = (): void => undefined;
const strips = parsedStrips(definition.strips);
const wildAt = (reel: number, row: number): number => {
  const strip = strips[reel] ?? [];
  return (strip.indexOf('WI') - row + strip.length) % strip.length;
};
/** A wild on the middle row of the second reel and on the lowest of the fourth. */
const at = { stops: [0, wildAt(1, 1), 1, wildAt(3, 2), 7], free: false };

const open = (kind: Pick<LinesDefinition, 'wilds'>, still: boolean) => {
  const [show, draw, clear] = [vi.fn(), vi.fn(), vi.fn()];
  const reel = { start: nothing, stop: nothing, show: nothing, linger: nothing, turn: nothing };
  const picture = {
    ...{ reels: [reel, reel, reel, reel, reel], covers: { draw, clear } },
    ...{ show, cheer: nothing, lightPlate: nothing, watch: nothing },
    lights: { clear: nothing, light: nothing, draw: nothing, mark: nothing },
  } as unknown as Picture;
  const game = {
    kind: linesKind({ definition: { ...definition, ...kind }, texts, names: {} }),
    timings: usualTimings,
  } as unknown as SlotGame;
  const machine: Machine = {
    ...{ game, picture: () => picture, play: nothing },
    ...{ still, quick: () => false, mayHurry: true },
  };
  return { machine, show, draw, clear };
};
const covered = [
  { reel: 1, row: 1 },
  { reel: 3, row: 2 },
];

it('covers the reels of its wilds after they have landed, and uncovers them at the next start', async () => {
  const { machine, draw, clear } = open({ wilds: 'expand' }, true);
  startReels(machine);
  expect(clear).toHaveBeenCalledOnce();
  await landReels(machine, createPatience(), at, 0, nothing);
  expect(draw).toHaveBeenLastCalledWith(covered, 1);
  startReels(machine);
  expect(clear).toHaveBeenCalledTimes(3);
});

it('a spin that is shown again stands with its reels covered', () => {
  const { machine, show, draw } = open({ wilds: 'expand' }, false);
  showStanding(machine, at);
  expect(show).toHaveBeenCalledExactlyOnceWith(at.stops, strips);
  expect(draw).toHaveBeenCalledExactlyOnceWith(covered, 1);
});

it('nothing is covered where wilds do not expand', () => {
  const { machine, draw, clear } = open({}, false);
  startReels(machine);
  showStanding(machine, at);
  expect([draw, clear].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});
