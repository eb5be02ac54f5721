import type { GameFilter } from '@carmine/contract/games/game-filter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddress, readView } from './list-address.ts';

const view = (query: string) => readView(new URLSearchParams(query));

test('no filter is the lobby, any filter a list, a category that does not exist nothing', () => {
  expect(view('')).toEqual({ kind: 'lobby' });
  expect(view('modal=login')).toEqual({ kind: 'lobby' });
  expect(view('category=all')).toEqual({ kind: 'list', show: 12, filter: {} });
  expect(view('category=slots-games')).toMatchObject({ filter: { category: 'slots-games' } });
  expect(view('demo=1')).toMatchObject({ kind: 'list', filter: { demo: true } });
  expect(view('category=favourites')).toEqual({ kind: 'favourites', show: 12 });
  for (const unknown of ['top', 'toString', 'slots-games ', '__proto__'])
    expect([unknown, view(`category=${encodeURIComponent(unknown)}`)]).toEqual([unknown, undefined]);
});

test('a filter of another shape is left out', () => {
  expect(view('category=all&rtp=lots&sort=best&volatility=wild&jackpot=2&feature=luck&show=x')).toEqual({
    kind: 'list',
    show: 12,
    filter: {},
  });
});

test('a script-less step shows whole dozens, and never a whole catalogue in one document', () => {
  expect([view('category=all&show=13'), view('category=all&show=999')]).toMatchObject([{ show: 24 }, { show: 120 }]);
});

test('an address reads back as the filter it was made of', () => {
  const filter = fc.record<GameFilter>(
    {
      category: fc.constantFrom('top-games', 'jackpot-games'),
      provider: fc.string({ minLength: 1, maxLength: 40 }),
      volatility: fc.constantFrom('low', 'medium-high'),
      rtp: fc.integer({ min: 0, max: 99 }),
      feature: fc.constant('wilds'),
      jackpot: fc.constant(true),
      demo: fc.constant(true),
      sort: fc.constantFrom('name', 'rtp'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filter, fc.integer({ min: 1, max: 10 }), (wanted, steps) => {
      expect(view(listAddress(wanted, steps * 12).slice(2))).toEqual({
        kind: 'list',
        show: steps * 12,
        filter: wanted,
      });
    }),
  );
});
