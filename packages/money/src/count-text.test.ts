import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('a count has a comma at each thousand, in every browser', () => {
  expect([0, 7, 999, 1_000, 12_345, 1_234_567].map(countText)).toEqual([
    ...['0', '7', '999', '1,000', '12,345', '1,234,567'],
  ]);
});
