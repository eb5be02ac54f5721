import { expect, test } from 'vitest';
import { readSeed, writeSeed } from './seed-text.ts';

test('what is read is what was written, whatever quotes and signs it holds', () => {
  const answers = [[['a', "it's"], { "o'clock": 'say "yes"', path: '\\"', zero: '\0', none: null, list: [1, ''] }]];
  expect(readSeed(writeSeed(answers))).toEqual(answers);
});

test('names and texts stand in a script without a stroke before their quotes', () => {
  expect(writeSeed({ name: 'Dice' })).toBe(`{'name':'Dice'}`);
});
