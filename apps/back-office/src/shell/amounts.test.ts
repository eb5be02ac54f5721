import { expect, test } from 'vitest';
import { euro } from './amounts.ts';

test('thousands are grouped, and the minus precedes the sign', () => {
  expect([euro('2000.00'), euro('-50.00')]).toEqual(['€2,000.00', '−€50.00']);
});
