// @vitest-environment happy-dom
/** What holds of every slot of the house, of whatever kind, on a stage that draws nothing; also of one that is yet to come. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFrames } from '../../../../testing/fake-frames.ts';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { payoutOf } from '../../../payout.ts';
import { registry } from '../../../registry.ts';
import type { AnyGame } from '../../../game-module.ts';
import type { ShownRound } from '../../../stage/game-view.ts';
import type { HouseSound } from '../../../stage/sounds.ts';
import type { ShownSpin } from '../kinds/kind.ts';
import { layoutOf } from '../layout.ts';
import { noPicture } from '../no-picture.ts';
import { createPatience } from '../patience.ts';
import type { SlotGame } from '../slot-game.ts';
import type { SlotSound } from '../sounds.ts';
import type { Playback } from './lit-wins.ts';
import { partsIn } from './parts.ts';
import { playBackRound } from './play-back-round.ts';

const files = import.meta.glob<SlotGame>('../../../*/view/slot.ts', { import: 'slot' });
const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');
/** So large that whatever counts up passes many amounts. */
const stake = 100_000n;

const stageOf = async ({ id }: AnyGame): Promise<SlotGame> => {
  const slot = await files[`../../../${id}/view/slot.ts`]?.();
  if (slot === undefined) throw new Error(`${id} has no stage`);
  return slot;
};

interface Played {
  readonly round: ShownRound;
  readonly spins: readonly ShownSpin[];
}

/** Always the same rounds of a game. */
const roundsOf = (game: AnyGame, slot: SlotGame, count: number): readonly Played[] =>
  Array.from({ length: count }, (_, seed) => {
    const { state } = game.init({}, simulationRng(seed));
    const { multiplierE4 } = game.settle(state);
    const view = game.view(state) as Record<string, unknown>;
    const round: ShownRound = {
      ...{ id: `rnd_${seed}`, nonce: seed, params: {}, view, events: [], multiplierE4 },
      ...{ stake, staked: stake, payout: payoutOf(stake, multiplierE4), open: false, legal: [] },
    };
    return { round, spins: slot.kind.spinsOf(round) };
  });

interface Part {
  readonly heard: (HouseSound | SlotSound)[];
  readonly amounts: Set<bigint>;
}

/** What is heard and counted in each spin, and when spins of its own are reported. */
const playBack = async (game: SlotGame, round: ShownRound) => {
  const parts: Part[] = [{ heard: [], amounts: new Set() }];
  const begun: number[] = [];
  const spins = game.kind.spinsOf(round);
  // Where grids follow each other, each of them is reported.
  const ends = new Set(spins.map((_spin, index) => partsIn(spins.slice(0, index + 1))));
  const picture = noPicture(layoutOf(900, 640, game.kind.grid), game.kind.cascade !== undefined);
  const playback: Playback = {
    ...{ game, still: false, mayHurry: true, picture: () => picture, quick: () => false, stands: () => undefined },
    play: (sound) => void parts.at(-1)?.heard.push(sound),
    caption: ({ amount }) => {
      if (amount !== undefined) parts.at(-1)?.amounts.add(amount);
    },
    onPresented: (presented) => {
      if (ends.has(presented)) parts.push({ heard: [], amounts: new Set() });
    },
    onFeature: () => void begun.push(parts.length - 1),
  };
  const over = playBackRound(playback, createPatience(), round, { from: 0, startedAt: performance.now() });
  await vi.runAllTimersAsync();
  await over;
  return { parts, begun };
};

const cheers: readonly (HouseSound | SlotSound)[] = [
  ...(['smallWin', 'bigWin', 'hugeWin', 'cashOut', 'count', 'orb', 'holdCoin', 'holdBell'] as const),
];

/** Nothing of it makes much of what it pays. Where wins break, what is heard of each cell does not either. */
const expectNoCheer = ({ heard, amounts }: Part, game: SlotGame, { drops = [], collected }: ShownSpin): void => {
  const banned = [
    ...cheers,
    ...(game.kind.cascade === undefined ? [] : (['gem'] as const)),
    // Notes clink on their way into the meter: they are no money.
    ...((collected?.cells ?? []).length > 0 ? [] : (['coin'] as const)),
  ];
  expect(heard.filter((sound) => banned.includes(sound))).toEqual([]);
  // What there was, what there is, and what each grid adds; nothing rises in between.
  expect(amounts.size).toBeLessThanOrEqual(2 + drops.length);
};

fakeFrames();
beforeEach(() => {
  document.documentElement.lang = 'en';
});

it('pour something of their own over the largest wins, in words with a rim of their own', async () => {
  const arts = (await Promise.all(slots.map(stageOf))).map(({ art }) => art);
  expect(new Set(arts.map(({ poured }) => poured)).size).toBe(slots.length);
  expect(new Set(arts.map(({ wordRim }) => wordRim.join(' '))).size).toBe(slots.length);
});

describe.each(slots)('$id', (game) => {
  it('makes nothing of a round, or of a free spin, that pays the stake or less', async () => {
    const slot = await stageOf(game);
    const { unit } = slot.kind;
    const rounds = roundsOf(game, slot, 3_000);
    const few = ({ pays }: ShownSpin) => pays > 0 && pays <= unit;
    const paid = rounds.filter(({ spins: [first, ...more] }) => first !== undefined && few(first) && more.length === 0);
    const multiplied = paid.filter(({ spins }) => spins.some(({ orbs = 1 }) => orbs > 1));
    expect(paid.length).toBeGreaterThan(10);
    for (const { round, spins } of [...paid.slice(0, 12), ...multiplied.slice(0, 4)]) {
      const { parts } = await playBack(slot, round);
      expectNoCheer(parts[0] as Part, slot, spins[0] as ShownSpin);
    }
    const features = rounds.filter(({ spins: [, , next] }) => next !== undefined && next.landed === undefined);
    for (const { round, spins } of features.slice(0, 4)) {
      const { parts } = await playBack(slot, round);
      // The first of them follows the words that open them.
      for (const [index, spin] of spins.entries())
        if (index > 1 && spin.pays <= unit) expectNoCheer(parts[index] as Part, slot, spin);
    }
  });

  it('reports spins of its own before they begin, once, and nothing of a round that has none', async () => {
    const slot = await stageOf(game);
    const rounds = roundsOf(game, slot, 3_000);
    const [single, several] = [1, 2].map((spins) =>
      rounds.find(({ spins: shown }) => (spins === 1 ? shown.length === 1 : shown.length > 1)),
    );
    if (single === undefined) throw new Error('No round of one spin');
    expect((await playBack(slot, single.round)).begun).toEqual([]);
    if (several !== undefined) expect((await playBack(slot, several.round)).begun).toEqual([0]);
  });
});
