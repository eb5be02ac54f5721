// @vitest-environment happy-dom
/** When playback begins and ends, on a stage that draws nothing. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRng } from '../../../rng.ts';
import { compile } from '../../evaluate.ts';
import type { SlotParams } from '../../lines-slot.ts';
import { spin, type SlotState } from '../../round.ts';
import type { SlotSound } from '../sounds.ts';
import type { SceneProps, ShownRound } from '../../../stage/game-view.ts';
import { definition } from '../../../lantern-harbour/versions/1.ts';
import { slot as game } from '../../../lantern-harbour/view/slot.ts';
import type { Picture } from '../picture.ts';
import type { PictureStage } from '../use-picture.ts';
import { usePlayback } from './use-playback.ts';

const slot = compile(definition);
type Round = ShownRound<SlotParams, SlotState>;
const rounds = Array.from({ length: 2_000 }, (_, seed): Round => {
  const { state, events } = spin(slot, createRng('b'.repeat(64), 'playback', seed));
  return {
    ...{ id: `rnd_${seed}`, nonce: seed, params: {}, view: state, events, multiplierE4: 0n },
    ...{ stake: 100n, staked: 100n, payout: 0n, open: false, legal: [] },
  };
});
const roundOf = (spins: number): Round => {
  const found = rounds.find(({ view }) => view.stops.length === spins);
  if (found === undefined) throw new Error('No such round');
  return found;
};

const open = (first: Partial<SceneProps<SlotParams, Record<string, unknown>, SlotSound>>) => {
  const nothing = (): void => undefined;
  const soon = async (): Promise<void> => Promise.resolve();
  const calls = { mood: vi.fn(), sign: vi.fn(soon), show: vi.fn() };
  const picture = {
    ...calls,
    reels: Array.from({ length: 5 }, () => ({
      start: nothing,
      stop: nothing,
      show: nothing,
      linger: nothing,
      turn: nothing,
    })),
    lights: { clear: nothing, light: nothing, draw: nothing, mark: nothing },
    interlude: { open: soon, close: nothing },
    grand: { prepare: soon, fade: nothing, say: nothing, pour: nothing, close: nothing },
    ...{ cheer: nothing, lightPlate: nothing, watch: nothing, showReels: nothing },
  } as unknown as Picture;
  const stage = { picture: { current: picture }, built: 1 } as unknown as PictureStage;
  const reports = { shown: vi.fn(), presented: vi.fn() };
  const props = {
    ...{ currency: 'EUR', stake: 100n, params: {}, phase: 'idle', round: undefined, history: [], skips: 0 },
    ...{ reducedMotion: true, mayHurry: true, play: nothing, onShown: reports.shown, onPresented: reports.presented },
    ...first,
  } as unknown as SceneProps<SlotParams, Record<string, unknown>, SlotSound>;
  const hook = renderHook((given: typeof props) => usePlayback(given, stage, game, false), { initialProps: props });
  const change = (part: Partial<typeof props>) => hook.rerender({ ...props, ...part });
  const run = async () => act(async () => vi.runAllTimersAsync());
  /** As after a rotation. */
  const rebuild = (part: Partial<typeof props>) => {
    for (const call of Object.values(calls)) call.mockClear();
    Object.assign(stage, { built: stage.built + 1 });
    change(part);
  };
  return { ...calls, ...reports, change, rebuild, run, result: hook.result };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the first spin after free spins stands in the night again, however fast its answer comes', async () => {
  const { change, run, mood, sign, shown } = open({});
  change({ phase: 'showing', round: roundOf(13) });
  await run();
  expect(mood).toHaveBeenCalledWith(true);
  // Back in the usual scenery as soon as they were shown.
  expect(mood).toHaveBeenLastCalledWith(false);
  expect(shown).toHaveBeenCalledOnce();
  change({ phase: 'idle', round: roundOf(13) });
  // The answer was there before the screen could show that it was waited for.
  change({ phase: 'showing', round: roundOf(1) });
  expect(mood).toHaveBeenLastCalledWith(false);
  expect(sign).toHaveBeenLastCalledWith('LANTERN HARBOUR');
  await run();
  expect(mood).toHaveBeenLastCalledWith(false);
});

it('a picture that is built anew among free spins shows the spin that was reached, in their scenery', async () => {
  const round = roundOf(13);
  const playing = { phase: 'showing', round } as const;
  const { change, rebuild, show, mood, sign, presented } = open({});
  change(playing);
  while (presented.mock.calls.length < 4) await act(async () => vi.advanceTimersByTimeAsync(200));
  rebuild(playing);
  expect(show.mock.calls).toEqual([[round.view.stops[3], game.kind.strips(true)]]);
  expect([mood.mock.calls, sign.mock.calls]).toEqual([[[true]], [['FREE SPINS']]]);
});

it('“Skip to the result” ends free spins that were left before: their last spin, their sum, and the end, once', async () => {
  const round: Round = { ...roundOf(13), presented: 4 };
  const { run, result, shown, presented, show } = open({ phase: 'showing', round });
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(result.current.skipToEnd).toBeTypeOf('function');
  act(() => result.current.skipToEnd?.());
  await run();
  expect(result.current.skipToEnd).toBeUndefined();
  expect(show).toHaveBeenLastCalledWith(round.view.stops.at(-1), game.kind.strips(true));
  expect(shown).toHaveBeenCalledOnce();
  expect(presented.mock.calls).toEqual([[14]]);
});

it('“Skip to the result” is not offered where play may not be hurried, nor in a round that is shown for the first time', async () => {
  const hurried = open({ phase: 'showing', round: { ...roundOf(13), presented: 4 }, mayHurry: false });
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(hurried.result.current.skipToEnd).toBeUndefined();
  const fresh = open({ phase: 'showing', round: roundOf(13) });
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(fresh.result.current.skipToEnd).toBeUndefined();
});
