import { expect, test } from 'vitest';
import { createClientAddress, networkOf, siteOf } from './client-address.ts';

const direct = createClientAddress([]);
const behind = createClientAddress(['10.0.0.0/8', '2001:db8::/32']);

test('without a trusted proxy nothing in X-Forwarded-For is believed', () => {
  expect(direct('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  expect(behind('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('behind trusted proxies the right-most untrusted hop counts, whatever the client wrote before it', () => {
  expect(behind('10.1.1.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(behind('10.1.1.1', '1.1.1.1, 198.51.100.1, 10.2.2.2')).toBe('198.51.100.1');
  expect(behind('::ffff:10.1.1.1', ['8.8.8.8', '198.51.100.1:5123'])).toBe('198.51.100.1');
  expect(behind('2001:db8::1', '[2a00:1450::5]:443')).toBe('2a00:1450::5');
});

test('rubbish in the header ends the walk at the last address that was real', () => {
  expect(behind('10.1.1.1', 'rubbish')).toBe('10.1.1.1');
  expect(behind('10.1.1.1', "'; drop table players --, 10.2.2.2")).toBe('10.2.2.2');
  expect(behind('10.1.1.1', undefined)).toBe('10.1.1.1');
  expect(behind(undefined, '1.1.1.1')).toBe('0.0.0.0');
});

test('an IPv6 customer cannot walk through a /64 to escape a limit', () => {
  expect(networkOf('2a00:1450:4001:81b::200e')).toBe(networkOf('2a00:1450:4001:081b:ffff:1:2:3'));
  expect(networkOf('2a00::1')).toBe('2a00:0:0:0');
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
});

test('nor walk through the /64 of a /48: they have one site', () => {
  expect(siteOf('2a00:1450:4001:81b::200e')).toBe(siteOf('2a00:1450:4001:ffff::1'));
  expect(siteOf('2a00:1450:4002::1')).not.toBe(siteOf('2a00:1450:4001::1'));
  expect(siteOf('203.0.113.9')).toBeUndefined();
});
