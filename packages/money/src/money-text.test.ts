import { expect, it } from 'vitest';
import { money } from './money.ts';
import { figuresText, moneyText, wholeMoneyText } from './money-text.ts';

it('euros and dollars have their sign before the figures, everything else its unit behind them', () => {
  expect(moneyText(money('EUR', 131_840n))).toBe('€1,318.40');
  expect(moneyText(money('EUR', -500n))).toBe('−€5.00');
  expect(moneyText(money('BTC', 100_000n))).toBe('0.00100000 BTC');
  expect(moneyText(money('DOG', -100_000_000n))).toBe('−1.00000000 DOGE');
  expect(wholeMoneyText('EUR', 1_500)).toBe('€1,500');
});

it('an amount in German has every sign and unit behind its figures, and a comma before its decimals', () => {
  expect(moneyText(money('EUR', 131_840n), 'de')).toBe('1.318,40\u00A0€');
  expect(moneyText(money('EUR', -500n), 'de')).toBe('−5,00\u00A0€');
  expect(moneyText(money('CAD', 500n), 'de')).toBe('5,00\u00A0CA$');
  expect(moneyText(money('BTC', 100_000n), 'de')).toBe('0,00100000 BTC');
  expect(wholeMoneyText('EUR', 1_500, 'de')).toBe('1.500\u00A0€');
});

it('a coin keeps all its decimals; what counts like money keeps two, and more where they say something', () => {
  expect(figuresText(money('BTC', 371_611n))).toBe('0.00371611');
  expect(figuresText(money('BTC', 123_456_789_000_000_000n))).toBe('1,234,567,890.00000000');
  expect(figuresText(money('USDT', 5_000_000n))).toBe('5.00');
  expect(figuresText(money('USDT', 5_123_400n))).toBe('5.1234');
});
