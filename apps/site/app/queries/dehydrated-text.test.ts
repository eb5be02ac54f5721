import { expect, test } from 'vitest';
import { parseCache, serializeCache } from './dehydrated-text.ts';

test('parsing returns what was serialized, whatever quotes and characters it holds', () => {
  const answers = [[['a', "it's"], { "o'clock": 'say "yes"', path: '\\"', zero: '\0', none: null, list: [1, ''] }]];
  expect(parseCache(serializeCache(answers))).toEqual(answers);
});

test('quotes need no backslashes within a script', () => {
  expect(serializeCache({ name: 'Dice' })).toBe(`{'name':'Dice'}`);
});
