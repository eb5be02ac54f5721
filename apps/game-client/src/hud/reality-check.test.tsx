import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dueAfter, useRealityCheck } from './use-reality-check.ts';

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 21, 12, 0, 0);
const sittingSince = (since: number, lastBetAt = start + 1_000 * minuteMs) => ({
  sitting: { since, lastBetAt, rounds: 3, staked: 300n, returned: 120n },
  sittingGapMs: 15 * minuteMs,
  realityCheckMinutes: 30,
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  sessionStorage.clear();
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
  const { result } = show(sittingSince(start));
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

test('another game of the same sitting does not begin the time anew, and does not ask again what was answered', () => {
  const first = show(sittingSince(start - 31 * minuteMs));
  expect(first.result.current?.minutes).toBe(31);
  act(() => first.result.current?.goOn());
  first.unmount();
  // The server's answer to another launch may say half a second more or less.
  const second = show(sittingSince(start - 31 * minuteMs + 500));
  expect(second.result.current).toBeUndefined();
  second.unmount();
  sessionStorage.clear();
  expect(show(sittingSince(start - 31 * minuteMs)).result.current?.minutes).toBe(31);
});

test('play money and a switched-off pause are never interrupted', () => {
  expect(show({ ...sittingSince(start), sitting: undefined }).result.current).toBeUndefined();
  expect(
    show({ ...sittingSince(start - 500 * minuteMs), realityCheckMinutes: undefined }).result.current,
  ).toBeUndefined();
  expect(dueAfter(500 * minuteMs, 0)).toBe(0);
});

test('nobody is asked who has not bet for so long that the sitting is over', () => {
  const { result } = show(sittingSince(start - 20 * minuteMs, start));
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
