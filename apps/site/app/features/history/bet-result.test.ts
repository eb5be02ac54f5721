import { expect, test } from 'vitest';
import { betResult } from './bet-result.ts';

test('a result is what came back less what was staked, with its sign', () => {
  expect(betResult('EUR', '1.00', '2.50')).toMatchObject({ text: '+€1.50', tone: 'won' });
  expect(betResult('EUR', '1.00', '0.00')).toMatchObject({ text: '−€1.00', tone: 'lost' });
  expect(betResult('EUR', '1.00', '0.40')).toMatchObject({ text: '−€0.60', tone: 'lost' });
  expect(betResult('EUR', '1.00', '1.00')).toMatchObject({ text: '€0.00', tone: 'even' });
});

test('a result keeps every digit of a coin', () => {
  expect(betResult('ETH', '0.000000001', '0.000000003').text).toBe('+0.000000002 ETH');
});
