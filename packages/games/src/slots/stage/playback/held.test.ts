/** Wilds of free spins freeze where they land, stay over the reels, and are there again when a round is gone on with. */
import { expect, it, vi } from 'vitest';
import { definition } from '../../../polar-relay/versions/1.ts';
import { fillingSpins, threeFlags } from '../../../polar-relay/testing/known-stops.ts';
import { texts } from '../../../polar-relay/view/texts.ts';
import type { ShownSpin } from '../kinds/kind.ts';
import { linesKind } from '../kinds/lines.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import { usualTimings } from '../timings.ts';
import type { Patience } from '../patience.ts';
import { landReels, showStanding, type Machine } from './machine.ts';

const nothing = (): void => undefined;
const kind = linesKind({ definition, texts, names: {} });
const spins = kind.spinsOf({ events: [], view: { stops: [threeFlags, ...fillingSpins], pays: 0, limited: false } });
const middle = [0, 1, 2, 3, 4].map((reel) => [reel, 1] as const);

const atOnce: Patience = {
  ...{ live: () => true, wait: async () => Promise.resolve(), hurry: nothing, leave: nothing },
  run: async (_, frame) => {
    frame(1);
    return Promise.resolve();
  },
};

const open = () => {
  const show = vi.fn();
  const reel = { stop: nothing, linger: nothing, turn: nothing };
  const picture = {
    ...{ reels: [reel, reel, reel, reel, reel], held: { show }, show: nothing, watch: nothing },
    lights: { clear: nothing, mark: nothing },
  } as unknown as Picture;
  const machine: Machine = {
    game: { kind, timings: { ...usualTimings, expand: 0 } } as unknown as SlotGame,
    ...{ picture: () => picture, play: nothing, still: false, quick: () => true, mayHurry: true },
  };
  return { machine, show };
};

it('a free spin says which wilds it found in their cells, and which are there from now on', () => {
  expect(spins.map(({ held, stuck }) => [held?.length, stuck?.length])).toEqual([
    [undefined, undefined],
    [0, 5],
    [5, 10],
    [10, 15],
  ]);
  expect(spins[1]?.stuck).toEqual(middle);
});

it('those that land freeze over the reels, beside those that were there', async () => {
  const { machine, show } = open();
  const [, first, second] = spins as readonly [ShownSpin, ShownSpin, ShownSpin];
  await landReels(machine, atOnce, second, 0, nothing);
  const [held, landing] = show.mock.lastCall ?? [];
  expect(held).toEqual(first.stuck);
  expect(landing).toEqual({ cells: second.stuck?.filter(([, row]) => row === 0), progress: 1 });
});

it('a round that is gone on with stands with its wilds frozen', () => {
  const { machine, show } = open();
  showStanding(machine, spins[2] as ShownSpin);
  expect(show).toHaveBeenCalledExactlyOnceWith(spins[2]?.stuck);
});

it('light runs along a line from the side it pays from', () => {
  const wins = kind
    .spinsOf({ events: [], view: { stops: [[11, 13, 14, 25, 25]], pays: 0, limited: false } })
    .concat(spins)
    .flatMap((spin) => spin.wins);
  for (const { cells, said } of wins) {
    const isRight = said.title.endsWith('from the right');
    expect(cells[0]?.[0]).toBe(isRight ? 4 : 0);
  }
});
