import { expect, test } from 'vitest';
import { hostsOf, isDatabaseUrl, urlsOf, withUser } from './hosts.ts';

const several = 'postgres://owner:pw@one:5432,[::1]:5433/carmine?sslmode=require';

test('an address may name several hosts, each with its port', () => {
  expect(urlsOf(several)).toEqual([
    'postgres://owner:pw@one:5432/carmine?sslmode=require',
    'postgres://owner:pw@[::1]:5433/carmine?sslmode=require',
  ]);
  expect(urlsOf('postgresql://host/name')).toEqual(['postgresql://host/name']);
});

test.each([
  [several, true],
  ['postgres://x', true],
  ['mysql://x', false],
  ['postgres://', false],
  ['postgres://a:b@one:port,two/name', false],
])('%s as an address: %s', (text, valid) => {
  expect(isDatabaseUrl(text)).toBe(valid);
});

test('is told without user and password, and signs in as another user on every host', () => {
  expect(hostsOf(several)).toBe('one:5432,[::1]:5433');
  expect(withUser(several, 'app', 'a/b@c')).toBe(
    'postgres://app:a%2Fb%40c@one:5432,[::1]:5433/carmine?sslmode=require',
  );
});
