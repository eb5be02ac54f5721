import { expect, it } from 'vitest';
import { readPlace, writePlace } from './telling-place.ts';

const storage = (fails = false): Storage => {
  const kept = new Map<string, string>();
  const refuse = () => {
    if (fails) throw new Error('No room');
  };
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
};

it('keeps how far a round was told until it is told to its end', () => {
  const kept = storage();
  writePlace({ round: 'rnd_1', told: 4 }, kept);
  expect(readPlace(kept)).toEqual({ round: 'rnd_1', told: 4 });
  writePlace(undefined, kept);
  expect(readPlace(kept)).toBeUndefined();
});

it('a browser that keeps nothing, or something else, has no place', () => {
  const full = storage(true);
  writePlace({ round: 'rnd_1', told: 4 }, full);
  expect(readPlace(full)).toBeUndefined();
  for (const text of ['', '{', 'null', '7', '{"round":7,"told":1}', '{"round":"rnd_1","told":0}']) {
    const odd = storage();
    odd.setItem('carmine.telling', text);
    expect(readPlace(odd)).toBeUndefined();
  }
});
