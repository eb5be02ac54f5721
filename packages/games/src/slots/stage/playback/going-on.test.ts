// @vitest-environment happy-dom
/** A round of any slot goes on from every part that it may have been left at: what was shown is not shown again, what was not is not lost. */
import { describe, expect, it, vi } from 'vitest';
import { fakeFrames } from '../../../../testing/fake-frames.ts';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { byFolder } from '../../../by-folder.ts';
import type { AnyGame } from '../../../game-module.ts';
import { payoutOf } from '../../../payout.ts';
import { gameById } from '../../../registry.ts';
import { isWin, type ShownRound } from '../../../stage/game-view.ts';
import type { ReelStops, ShownSpin } from '../kinds/kind.ts';
import { layoutOf } from '../layout.ts';
import { noPicture } from '../no-picture.ts';
import { createPatience } from '../patience.ts';
import type { SlotGame } from '../slot-game.ts';
import type { Caption } from './caption.ts';
import type { Playback } from './lit-wins.ts';
import { allPartsOf, partsIn, placeAfter, standingAt } from './parts.ts';
import { playBackRound } from './play-back-round.ts';

const slots = byFolder(import.meta.glob<SlotGame>('../../../*/view/slot.ts', { import: 'slot', eager: true }));
document.documentElement.lang = 'en';
const stake = 1_000n;

interface Found {
  readonly round: ShownRound;
  readonly spins: readonly ShownSpin[];
  /** What the server says of it. */
  readonly parts: number;
}

const found = (game: AnyGame, slot: SlotGame, seed: number): Found => {
  const { state, events } = game.init({}, simulationRng(seed));
  const { multiplierE4 } = game.settle(state);
  const view = game.view(state) as Record<string, unknown>;
  const round = {
    ...{ id: `rnd_${seed}`, nonce: seed, params: {}, view, multiplierE4, open: false, legal: [] },
    ...{ stake, staked: stake, payout: payoutOf(stake, multiplierE4), events: [...events] },
  };
  return { round, spins: slot.kind.spinsOf(round), parts: game.parts?.(view) ?? 0 };
};

/** The first rounds that are like this: of one spin, and with what follows it. */
const roundsOf = (game: AnyGame, slot: SlotGame): Found[] => {
  const wanted: ((one: Found) => boolean)[] = [
    ({ spins, round }) => spins.length === 1 && !isWin(round),
    ({ spins, round }) => spins.length === 1 && isWin(round),
    ({ spins, round }) => spins.length === 1 && partsIn(spins) > 3 && isWin(round),
    ({ spins, round }) => spins.length > 1 && isWin(round),
  ];
  const rounds: Found[] = [];
  for (let seed = 0; seed < 4_000 && wanted.length > 0; seed += 1) {
    const one = found(game, slot, seed);
    const index = wanted.findIndex((is) => is(one));
    if (index === -1) continue;
    wanted.splice(index, 1);
    rounds.push(one);
  }
  return rounds;
};

/** `standing`: what a page that is opened then shows first. */
const play = async (
  slot: SlotGame,
  round: ShownRound,
  from: number,
  { still = true, unattended = false }: { still?: boolean; unattended?: boolean } = {},
) => {
  const [presented, amounts, stands]: [number[], bigint[], ReelStops[]] = [[], [], []];
  const [onFeature, began] = [vi.fn(), performance.now()];
  let [grand, last]: [boolean, bigint | undefined] = [false, undefined];
  const picture = noPicture(layoutOf(900, 640, slot.kind.grid), slot.kind.cascade !== undefined);
  const playback: Playback = {
    ...{ game: slot, still, mayHurry: true, picture: () => picture, quick: () => false, play: () => undefined },
    onPresented: (parts) => presented.push(parts),
    ...{ onFeature, unattended: () => unattended },
    stands: (at) => stands.push(at),
    caption: (change: Partial<Caption>) => {
      grand = 'grand' in change ? change.grand !== undefined : grand;
      last = change.amount ?? last;
      if (change.amount !== undefined && !grand) amounts.push(change.amount);
    },
  };
  const over = playBackRound(playback, createPatience(), round, { from, startedAt: 0 });
  await vi.runAllTimersAsync();
  await over;
  return { presented, amounts, last, stands, features: onFeature.mock.calls.length, ms: performance.now() - began };
};

fakeFrames(100);

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe.each(Object.entries(slots))('%s', (id, slot) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`${id} is no game`);
  const rounds = roundsOf(game, slot);
  const multiplied = rounds.filter(({ parts }) => parts > 1);

  it('has as many parts on the stage as on the server, and reports each of them once', async () => {
    for (const { round, spins, parts } of rounds) {
      expect(allPartsOf(spins)).toBe(parts);
      for (const still of [true, false])
        expect((await play(slot, round, 0, { still })).presented).toEqual(parts === 1 ? [] : upTo(1, parts));
    }
    // A win that makes room is no longer over with one press of the button.
    if (slot.kind.cascade !== undefined)
      expect(multiplied.filter(({ spins }) => spins.length === 1).length).toBeGreaterThan(1);
  });

  it('says once when free spins or respins begin, and waits for nobody where nobody plays', async () => {
    for (const { round, spins } of rounds) {
      const [played, alone] = [await play(slot, round, 0), await play(slot, round, 0, { unattended: true })];
      expect([played.features, alone.features]).toEqual(spins.length > 1 ? [1, 1] : [0, 0]);
      expect(alone.presented).toEqual(played.presented);
      // Respins begin by themselves anyway.
      if (spins.length > 1 && slot.hold === undefined) expect(alone.ms).toBeLessThan(played.ms - 5_000);
    }
    const features = rounds.filter(({ spins }) => spins.length > 1).length;
    expect(features > 0).toBe(slot.kind.scatter !== undefined);
  });

  it('goes on from any part, shows what is left of it and comes to the same payout', async () => {
    for (const { round, spins, parts } of multiplied)
      for (const from of upTo(1, parts - 1)) {
        const rest = await play(slot, round, from, { still: from % 3 > 0 });
        expect(rest.presented).toEqual(upTo(from + 1, parts));
        expect(rest.last).toBe(round.payout);
        expect(rest.amounts).toEqual(rest.amounts.toSorted((a, b) => Number(a - b)));
        // What stood there when it was left is where it begins, not where it ends.
        const { spin, grids } = placeAfter(spins, from);
        const columns = spins[spin]?.drops?.slice(grids).map((drop) => drop.columns) ?? [];
        const shown = rest.stands.map((at) => at.columns);
        expect(shown.slice(0, columns.length)).toEqual(columns);
        if (grids > 0)
          expect(standingAt(spins, { spin, grids })?.columns).toEqual(spins[spin]?.drops?.[grids - 1]?.columns);
      }
  });
});
