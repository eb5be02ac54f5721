// @vitest-environment happy-dom
/** Respins as they are shown, on a stage that draws nothing: in whole, gone on with, and skipped to their end. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boughtRound, usual, withMajor } from '../../../ember-vault/testing/known-rounds.ts';
import { slot as game } from '../../../ember-vault/view/slot.ts';
import type { SceneProps, ShownRound } from '../../../stage/game-view.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { ShownCoin } from '../kinds/kind.ts';
import type { Picture } from '../picture.ts';
import { usePlayback } from '../playback/use-playback.ts';
import type { SlotSound } from '../sounds.ts';
import type { PictureStage } from '../use-picture.ts';

type Props = SceneProps<SlotParams, Record<string, unknown>, SlotSound>;
const viewOf = (draws: typeof usual) => ({ values: draws.map(([, value]) => value) });
const spins = game.kind.spinsOf({ events: [], view: viewOf(usual) });
const roundOf = (draws: typeof usual): ShownRound<SlotParams> => {
  const view = viewOf(draws);
  const total = game.kind.spinsOf({ events: [], view }).at(-1)?.total ?? 0;
  return {
    ...{ id: 'rnd_1', nonce: 1, params: {}, view, events: [], multiplierE4: BigInt(total) * 500n },
    ...{ stake: 200n, staked: 200n, payout: BigInt(total) * 10n, open: false, legal: [] },
  };
};
const round = roundOf(usual);

const open = (presented: number, reducedMotion: boolean, shown = round) => {
  const nothing = (): void => undefined;
  const soon = async (): Promise<void> => Promise.resolve();
  const lying: number[] = [];
  const board = {
    mark: vi.fn((coins: readonly ShownCoin[], textOf: (parts: number) => string) => textOf(coins[0]?.pays ?? 0)),
    open: vi.fn((coins: readonly ShownCoin[]) => lying.push(coins.length)),
    land: vi.fn(),
    ...{ spin: vi.fn(), stop: nothing, light: nothing, send: nothing, close: nothing },
  };
  const [mood, say] = [vi.fn(), vi.fn()];
  const reel = { start: nothing, stop: nothing, show: nothing, linger: nothing, turn: nothing };
  const picture = {
    ...{ mood, hold: board, reels: [reel, reel, reel, reel, reel], sign: soon, show: nothing },
    lights: { clear: nothing, light: nothing, draw: nothing, mark: nothing },
    interlude: { open: soon, close: nothing },
    grand: { prepare: soon, fade: nothing, say, pour: nothing, close: nothing },
    ...{ cheer: nothing, lightPlate: nothing, watch: nothing, showReels: nothing },
  } as unknown as Picture;
  const reports = { shown: vi.fn(), presented: vi.fn() };
  const props = {
    ...{ currency: 'EUR', stake: 200n, params: {}, phase: 'showing', history: [], skips: 0, play: nothing },
    round: presented === 0 ? shown : { ...shown, presented },
    ...{ reducedMotion, mayHurry: true, onShown: reports.shown, onPresented: reports.presented },
  } as unknown as Props;
  const stage = { picture: { current: picture }, built: 1 } as unknown as PictureStage;
  const hook = renderHook(() => usePlayback(props, stage, game, false));
  const run = async () => act(async () => vi.runAllTimersAsync());
  return { board, lying, mood, say, run, result: hook.result, ...reports };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const partsOf = (presented: ReturnType<typeof open>['presented']) =>
  presented.mock.calls.map(([parts]) => Number(parts));

it.each([
  ['with motion', false],
  ['without', true],
])('shows a round part by part %s, each coin once, and ends in the usual scenery', async (_, reducedMotion) => {
  const { run, presented, shown, board, mood, result, lying } = open(0, reducedMotion);
  await run();
  expect(partsOf(presented)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shown).toHaveBeenCalledOnce();
  expect(lying[0]).toBe(6);
  const landed = new Set(board.land.mock.calls.map(([coin]: ShownCoin[]) => coin?.cell.join()));
  expect(reducedMotion ? (lying.at(-1) ?? 0) - 6 : landed.size).toBe(3);
  expect(mood.mock.calls.flat()).toContain(true);
  expect(mood).toHaveBeenLastCalledWith(false);
  expect(result.current.caption).toMatchObject({ amount: round.payout, meter: undefined, free: false });
  // A coin of 40 parts is two stakes of 2.00.
  expect(board.mark).toHaveReturnedWith('4.00');
});

it('goes on with the respin it was left at, with the coins that lay by then', async () => {
  const { run, presented, lying, board } = open(3, false);
  await run();
  expect(partsOf(presented)).toEqual([4, 5, 6, 7, 8]);
  expect(lying[0]).toBe(spins[2]?.coins?.length);
  expect(new Set(board.land.mock.calls.map(([coin]: ShownCoin[]) => coin?.cell.join())).size).toBe(1);
});

it('can be skipped to its end: all coins lie, and are counted', async () => {
  const { run, result, shown, lying, board, presented } = open(3, false);
  await act(async () => vi.advanceTimersByTimeAsync(10));
  act(() => result.current.skipToEnd?.());
  await run();
  expect(lying.at(-1)).toBe(9);
  expect(board.land).not.toHaveBeenCalled();
  expect(shown).toHaveBeenCalledOnce();
  expect(presented).toHaveBeenLastCalledWith(8);
});

it.each([
  ['with motion', false],
  ['without', true],
])(
  'the prize that is carved has its word %s, no other one after it, and the round ends at its payout',
  async (_, reducedMotion) => {
    const won = roundOf(withMajor);
    const { run, say, result } = open(0, reducedMotion, won);
    await run();
    expect(say.mock.calls.flat()).toEqual(['major']);
    expect(result.current.caption).toMatchObject({ amount: won.payout, grand: undefined });
    const { say: unsaid, run: usually } = open(0, reducedMotion);
    await usually();
    expect(unsaid.mock.calls.flat()).not.toContain('major');
  },
);

const boughtShown = (): ShownRound<SlotParams> => {
  const view = { ...viewOf(boughtRound), bought: true };
  const total = game.kind.spinsOf({ events: [], view }).at(-1)?.total ?? 0;
  return {
    ...{ id: 'rnd_2', nonce: 2, params: { buy: true } as never, view, events: [], multiplierE4: BigInt(total) * 500n },
    ...{ stake: 200n, staked: 7_400n, payout: BigInt(total) * 10n, open: false, legal: [] },
  };
};

it.each([
  ['with motion', false],
  ['without', true],
])('bought respins begin with an empty board, %s: their coins fall, and no reel stops', async (_, reducedMotion) => {
  const sold = boughtShown();
  const { run, presented, shown, board, lying, result } = open(0, reducedMotion, sold);
  await run();
  expect(lying.includes(0)).toBe(!reducedMotion);
  const landed = board.land.mock.calls.filter(([, , progress]) => progress >= 1);
  expect(landed).toHaveLength(reducedMotion ? 0 : 11);
  expect(board.mark).not.toHaveBeenCalled();
  const parts = game.kind.spinsOf(sold).length + 1;
  expect(partsOf(presented)).toEqual(Array.from({ length: parts }, (__, at) => at + 1));
  expect(shown).toHaveBeenCalledTimes(1);
  expect(result.current.caption.amount).toBe(sold.payout);
});

it('bought respins that were left go on where they were, without their coins falling again', async () => {
  const { run, presented, lying } = open(1, false, boughtShown());
  await run();
  expect(lying[0]).toBe(8);
  expect(partsOf(presented)[0]).toBe(2);
});
