import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('is bounded, and evicts the least recently set entry first', () => {
  const cache = createLruCache<number, string>(10);
  for (let key = 0; key < 10; key += 1) cache.set(key, `${key}`);
  // Set again when the cache is almost full.
  cache.set(0, 'again');
  for (let key = 10; key < 14; key += 1) cache.set(key, `${key}`);
  const kept = Array.from({ length: 14 }, (_, key) => key).filter((key) => cache.get(key) !== undefined);
  expect(kept).toEqual([0, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(cache.get(0)).toBe('again');
});
