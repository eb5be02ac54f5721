import { expect, test } from 'vitest';
import { text } from './types.ts';

const name = text(1, 5);

test.each([
  ['a null', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['a C1 control', 'a\u0085b'],
  ['what turns the reading direction', 'a\u202eb'],
  ['what isolates a direction', 'a\u2066b'],
])('a text with %s is refused', (_what, value) => {
  expect(name.safeParse(value).success).toBe(false);
});

test('a text is put into one form, and counted in characters', () => {
  expect(name.parse(' e\u0301🦊אבג ')).toBe('é🦊אבג');
  expect(name.safeParse('abcdef').success).toBe(false);
  expect(name.safeParse('  ').success).toBe(false);
});
