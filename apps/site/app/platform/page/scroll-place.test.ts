import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameEntry, restorer } from './scroll-place.tsx';

const scrolled = vi.fn();
const read = vi.fn<(key: string) => string | null>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('sessionStorage', { getItem: read });
  history.replaceState(null, '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
  read.mockReset();
});

test('a first visit reads no storage before its first paint', () => {
  runInThisContext(restorer);
  expect(read).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('returning restores the scroll position, and unreadable storage changes nothing', () => {
  nameEntry();
  const { key } = history.state as { key: string };
  nameEntry();
  expect(history.state).toMatchObject({ key });
  read.mockReturnValue(JSON.stringify({ [key]: 640, other: 3 }));
  runInThisContext(restorer);
  expect(scrolled.mock.calls).toEqual([[0, 640]]);
  read.mockReturnValue('not written by us');
  runInThisContext(restorer);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
