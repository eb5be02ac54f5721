/** What the plate shows of rounds whose wins make room: no amount is counted twice, and the last one is what was won. */
import { expect, it, vi } from 'vitest';
import { fakeFrames } from '../../../../testing/fake-frames.ts';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { payoutOf } from '../../../payout.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import { texts } from '../../../paper-dragons/view/texts.ts';
import { anywhereSlot, type AnywhereDefinition } from '../../cascades/anywhere.ts';
import { playCascades, totalOf } from '../../cascades/cascade.ts';
import { anywhereKind } from '../kinds/anywhere.ts';
import type { Picture } from '../picture.ts';
import { createPatience } from '../patience.ts';
import type { Caption } from '../playback/caption.ts';
import type { Playback } from '../playback/lit-wins.ts';
import { playBackRound } from '../playback/play-back-round.ts';
import type { SlotGame } from '../slot-game.ts';
import { usualTimings } from '../timings.ts';

const small: AnywhereDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 1_000, multipliers: [1] },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C', 'X2', 'X5', 'S'], orbs: { X2: 2, X5: 5 } },
  ...{ weights: [6, 6, 6, 1, 1, 2], pays: { A: [[3, 4]], B: [[4, 10]], C: [[4, 2]] } },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 0, 3], freeAwards: [0], scatterPays: [0, 0, 1, 3] },
    ...{ multipliers: [1], keeps: true },
  },
};
/** Without its art: nothing is drawn here. */
const game: SlotGame = {
  kind: anywhereKind({ definition: small, texts, names: {} }),
  ...{ texts, timings: usualTimings, title: '', feature: '', welcome: [] },
  art: undefined as unknown as SlotGame['art'],
};
const stake = 1_000n;

const nothing = (): void => undefined;
const soon = async (): Promise<void> => Promise.resolve();
const picture = {
  reels: [],
  lights: { clear: nothing, light: nothing },
  cascade: {
    ...{ show: nothing, leave: nothing, drop: () => 0, shatter: nothing, rest: nothing },
    light: { draw: nothing, clear: nothing },
    orbs: { draw: nothing },
  },
  interlude: { open: soon, close: nothing },
  grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
  ...{ cheer: nothing, mood: nothing, sign: soon, lightPlate: nothing, showReels: nothing },
} as unknown as Picture;

const roundOf = (seed: number): ShownRound => {
  const events = playCascades(anywhereSlot(small), simulationRng(seed));
  const multiplierE4 = (BigInt(totalOf(events)) * 10_000n) / BigInt(small.unit);
  const payout = payoutOf(stake, multiplierE4);
  return {
    ...{ id: `rnd_${seed}`, nonce: seed, params: {}, view: {}, events, multiplierE4 },
    ...{ stake, staked: stake, payout, open: false, legal: [] },
  };
};

/** Every amount that stands on the plate, in order; what counts up in the middle of the stage afterwards is its summary. */
const shownIn = async (round: ShownRound, still: boolean): Promise<bigint[]> => {
  const amounts: bigint[] = [];
  let grand = false;
  const playback: Playback = {
    ...{ game, still, mayHurry: true, picture: () => picture, quick: () => false },
    ...{ play: () => undefined, onPresented: () => undefined, onFeature: nothing, stands: () => undefined },
    caption: (change: Partial<Caption>) => {
      grand = 'grand' in change ? change.grand !== undefined : grand;
      if (change.amount !== undefined && !grand) amounts.push(change.amount);
    },
  };
  const over = playBackRound(playback, createPatience(), round, { from: 0, startedAt: 0 });
  await vi.runAllTimersAsync();
  await over;
  return amounts;
};

fakeFrames();

const rounds = Array.from({ length: 50 }, (_, seed) => roundOf(seed)).filter(({ payout }) => payout > 0n);

it.each([
  ['as it moves', false],
  ['with reduced motion', true],
])('no amount that was shown is taken back and counted again, %s', async (_, still) => {
  let [free, multiplied] = [0, 0];
  for (const round of rounds) {
    const spins = game.kind.spinsOf(round);
    const shown = await shownIn(round, still);
    expect(shown).toEqual(shown.toSorted((a, b) => Number(a - b)));
    expect(shown.at(-1)).toBe(round.payout);
    free += Number(spins.slice(1).filter(({ pays }) => pays > 0).length > 1);
    multiplied += Number(spins.some(({ orbs = 1 }) => orbs > 1));
  }
  expect(free).toBeGreaterThan(5);
  expect(multiplied).toBeGreaterThan(5);
});

it.each([
  ['as it moves', false],
  ['with reduced motion', true],
])(
  'a picture that is built again in the midst of a spin goes on from the grid that was shown, %s',
  async (_, still) => {
    for (const round of rounds.slice(0, 10)) {
      let standing: unknown;
      const grids: unknown[] = [];
      const shows = (columns: unknown) => {
        grids.push(columns);
        expect(standing).toEqual(columns);
        return 0;
      };
      const watched = { ...picture, cascade: { ...picture.cascade, drop: shows, show: shows } } as unknown as Picture;
      const playback: Playback = {
        ...{ game, still, mayHurry: true, picture: () => watched, quick: () => false },
        ...{ play: nothing, onPresented: nothing, onFeature: nothing, caption: nothing },
        stands: ({ columns }) => {
          standing = columns;
        },
      };
      const over = playBackRound(playback, createPatience(), round, { from: 0, startedAt: 0 });
      await vi.runAllTimersAsync();
      await over;
      expect(grids.length).toBeGreaterThan(1);
    }
  },
);
