import { expect, test } from 'vitest';
import { backoffMs, createGapFinder, readMessage } from './socket.ts';

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
