import { afterEach, expect, test, vi } from 'vitest';
import { backoffMs, createGapFinder, openLiveSocket, readMessage } from './socket.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = (topic: string, version: number) => readMessage(JSON.stringify({ topic, version, data: null }))!;

test('a jump in a topic’s versions is a gap, another topic’s count is its own', () => {
  const { isGap, forget } = createGapFinder();
  expect([1, 2, 3].map((version) => isGap(message('balance', version)))).toEqual([false, false, false]);
  expect(isGap(message('payment', 1))).toBe(false);
  expect(isGap(message('balance', 5))).toBe(true);
  forget();
  expect(isGap(message('balance', 1))).toBe(false);
});

test('the first message of a socket that is not the first of its topic is a gap', () => {
  expect(createGapFinder().isGap(message('balance', 2))).toBe(true);
});

test('waits grow to half a minute and are spread', () => {
  expect([0, 1, 2, 3, 10].map((attempt) => backoffMs(attempt, 0))).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(backoffMs(0, 1)).toBeGreaterThan(backoffMs(0, 0));
});

test('what is no message is left out', () => {
  for (const text of ['', '{', 'null', '[]', '{"topic":1}', new ArrayBuffer(2)])
    expect(readMessage(text)).toBeUndefined();
});

test('a server that closes each connection at once is asked less and less often, and at once again after one that lasted', () => {
  vi.useFakeTimers();
  const opened: EventTarget[] = [];
  vi.stubGlobal('location', { protocol: 'https:', host: 'casino.test' });
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor() {
        super();
        opened.push(this);
      }
      send = () => undefined;
      close = () => undefined;
    },
  );
  const nothing = () => undefined;
  const socket = openLiveSocket({ subscribe: [] }, { onMessage: nothing, onGap: nothing, onState: nothing });
  /** Milliseconds until it connects again, in steps of half a second. */
  const reconnect = (lastsMs: number): number => {
    const before = opened.length;
    opened.at(-1)?.dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(lastsMs);
    opened.at(-1)?.dispatchEvent(new Event('close'));
    let waited = 0;
    for (; opened.length === before; waited += 500) vi.advanceTimersByTime(500);
    return waited;
  };
  const waits = [reconnect(5), reconnect(5), reconnect(5)];
  expect(waits.map((ms, index) => ms >= 1_000 * 2 ** index)).toEqual([true, true, true]);
  expect(reconnect(60_000)).toBeLessThanOrEqual(1_500);
  socket.close();
});
