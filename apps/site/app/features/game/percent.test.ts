import { expect, test } from 'vitest';
import { percentOf, sharePercent } from './percent.ts';

test('a share is written in percent, without empty digits', () => {
  expect([percentOf('0.99594077'), percentOf('0.99000000'), percentOf('1')]).toEqual(['99.594%', '99%', '100%']);
});

test('a fraction of any length is written in percent', () => {
  expect(sharePercent('13097/25000')).toBe('52.388%');
  expect(sharePercent('1/3')).toBe('33.333%');
  expect(sharePercent(`${10n ** 40n}/${2n * 10n ** 40n}`)).toBe('50%');
});
