import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dueAfter, useRealityCheck } from './use-reality-check.ts';

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 21, 12, 0, 0);
const began = '2026-11-21T11:00:00.000Z';

/** A sitting of that many minutes, whose clock runs until `runsUntil` unless something is played. */
const playedFor = (
  minutes: number,
  { runsUntil = start + 1_000 * minuteMs, lastBetAt = start + 1_000 * minuteMs } = {},
) => ({
  ...{ demoSince: undefined, sittingGapMs: 15 * minuteMs, realityCheckMinutes: 30 },
  sitting: {
    ...{ startedAt: began, playedMs: minutes * minuteMs, readAt: start, runsUntil, lastBetAt },
    ...{ rounds: 3, staked: 300n, returned: 120n },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refresh = vi.fn(async () => undefined);

const show = (session: Parameters<typeof useRealityCheck>[0]) => renderHook(() => useRealityCheck(session, refresh));

/** The clock jumps; the next full second sees it. */
const passMinutes = (count: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + count * minuteMs - 1_000);
    vi.advanceTimersByTime(1_000);
  });

test('a pause is due after every interval, and again after it was answered', () => {
  const { result } = show(playedFor(0));
  expect(result.current).toBeUndefined();
  passMinutes(30);
  expect(result.current?.minutes).toBe(30);
  expect(refresh).toHaveBeenCalledOnce();
  act(() => result.current?.goOn());
  expect(result.current).toBeUndefined();
  passMinutes(29);
  expect(result.current).toBeUndefined();
  passMinutes(1);
  expect(result.current?.minutes).toBe(60);
});

test('another game in the same sitting neither restarts the time nor repeats an answered check', () => {
  const first = show(playedFor(31));
  expect(first.result.current?.minutes).toBe(31);
  act(() => first.result.current?.goOn());
  expect(first.result.current).toBeUndefined();
  first.unmount();
  const second = show(playedFor(32));
  expect(second.result.current).toBeUndefined();
  second.unmount();
  const later = playedFor(33);
  const other = { ...later, sitting: { ...later.sitting, startedAt: '2026-11-21T12:00:00.000Z' } };
  expect(show(other).result.current?.minutes).toBe(33);
});

test('an answer counts in every tab', () => {
  const [one, other] = [show(playedFor(31)), show(playedFor(31))];
  expect(other.result.current?.minutes).toBe(31);
  act(() => one.result.current?.goOn());
  passMinutes(1);
  expect(other.result.current).toBeUndefined();
});

test('who only opens a game is not asked before a bet, and time without play does not count', () => {
  const { result, rerender } = renderHook(({ session }) => useRealityCheck(session, refresh), {
    initialProps: { session: playedFor(31, { runsUntil: start }) },
  });
  passMinutes(10);
  expect(result.current).toBeUndefined();
  const bet = playedFor(31, { runsUntil: Date.now() + 2 * minuteMs });
  rerender({ session: { ...bet, sitting: { ...bet.sitting, readAt: Date.now() } } });
  expect(result.current?.minutes).toBe(31);
  // Its minutes do not advance while it waits for an answer.
  passMinutes(9);
  expect(result.current?.minutes).toBe(33);
});

test('a sitting that the server has not named yet asks nothing', () => {
  const session = playedFor(31);
  expect(show({ ...session, sitting: { ...session.sitting, startedAt: undefined } }).result.current).toBeUndefined();
});

test('play money and a switched-off pause are never interrupted', () => {
  expect(show({ ...playedFor(0), sitting: undefined }).result.current).toBeUndefined();
  expect(show({ ...playedFor(500), realityCheckMinutes: undefined }).result.current).toBeUndefined();
  expect(dueAfter(500 * minuteMs, 0)).toBe(0);
});

test('no check appears after the sitting has ended without bets', () => {
  const { result } = show(playedFor(20, { lastBetAt: start }));
  passMinutes(9);
  expect(result.current).toBeUndefined();
  passMinutes(5);
  expect(result.current?.minutes).toBe(34);
  refresh.mockClear();
  passMinutes(1);
  expect(result.current).toBeUndefined();
  // Another page may have gone on with it.
  expect(refresh).toHaveBeenCalledOnce();
});
