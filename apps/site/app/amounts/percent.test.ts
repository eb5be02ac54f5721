import { expect, test } from 'vitest';
import { displayPercent } from './percent.ts';

test('a percentage keeps the decimals that it comes with', () => {
  expect(['97.30', '99', '94.737', '0.0154'].map(displayPercent)).toEqual(['97.30%', '99%', '94.737%', '0.0154%']);
});
