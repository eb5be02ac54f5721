import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test('a country is called by its name, and none is made up', () => {
  expect(placeName('MT')).toBe('Malta');
  expect(['ZZ', 'QQ', 'x', ''].map(placeName)).toEqual(Array(4).fill('Unknown location'));
});
