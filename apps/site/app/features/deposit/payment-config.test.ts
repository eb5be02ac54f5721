import { afterEach, expect, test, vi } from 'vitest';
import { readPaymentConfig, writePaymentConfig } from './payment-config.ts';

const config = { tier: 'CARDS', depositAmount: '50', currency: 'EUR', promotionCoupon: 'a;b=c' };

afterEach(() => vi.restoreAllMocks());

test('the cookie is named payment_config and lives twenty minutes', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  writePaymentConfig(config);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^payment_config=[^;]+; Max-Age=1200; Path=\/; SameSite=Lax/);
  expect(readPaymentConfig(`other=1; ${written[0]?.split('; ')[0]}`)).toEqual(config);
});

test.each([
  '',
  'payment_config=%7B',
  'payment_config=null',
  'payment_config=%7B%22tier%22%3A1%7D',
  'xpayment_config=1',
])('%s is nothing that was chosen', (cookies) => {
  expect(readPaymentConfig(cookies)).toBeUndefined();
});
