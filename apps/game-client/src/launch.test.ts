import { expect, it } from 'vitest';
import { isTokenComing, readLaunch } from './launch.ts';

const surroundings = (hash: string, stored = new Map<string, string>()) => {
  const addresses: unknown[] = [];
  return {
    stored,
    addresses,
    parts: {
      location: { hash, pathname: '/play/', search: '?game=dice&currency=EUR' },
      history: {
        replaceState: (_state: unknown, _title: string, address?: string | URL | null) => addresses.push(address),
      },
      storage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => void stored.set(name, value),
      },
    },
  };
};

it('the token leaves the address at once and is there after a reload', () => {
  const first = surroundings('#session=abc-123');
  expect(readLaunch(first.parts)).toEqual({ token: 'abc-123', hint: { game: 'dice', currency: 'EUR' } });
  expect(first.addresses).toEqual(['/play/?game=dice&currency=EUR']);
  const reloaded = surroundings('', first.stored);
  expect(readLaunch(reloaded.parts).token).toBe('abc-123');
  expect(reloaded.addresses).toEqual([]);
});

it('a new launch in the same tab replaces the old one', () => {
  const { parts } = surroundings('#session=new', new Map([['carmine-play-session', 'old']]));
  expect(readLaunch(parts).token).toBe('new');
});

it('without a token there is no launch', () => {
  expect(readLaunch(surroundings('').parts).token).toBeUndefined();
  expect(readLaunch(surroundings('#session=').parts).token).toBeUndefined();
});

it('a token is waited for where a page is around the frame that can send it', () => {
  const waiting = { hash: '#launching' };
  expect([isTokenComing(waiting, true), isTokenComing(waiting, false), isTokenComing({ hash: '' }, true)]).toEqual([
    true,
    false,
    false,
  ]);
});
