import { expect, test } from 'vitest';
import { titleOr } from './texts.ts';

test('a page has the brand’s name for a title where its own is missing', () => {
  expect(titleOr(undefined, 'Carmine')).toBe('Carmine');
  expect(titleOr('Provable games', 'Carmine')).toBe('Provable games');
});
