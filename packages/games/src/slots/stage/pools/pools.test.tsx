// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShownPool } from '../../../stage/game-view.ts';
import { layoutOf } from '../layout.ts';
import { Pools } from './pools.tsx';

const ids = ['test-ridge-mini', 'test-ridge-grand'];
const layout = layoutOf(1_280, 720, { reels: 5, rows: 3 });
const mini: ShownPool = { id: 'test-ridge-mini', level: 'mini', amount: 2_500n };
const show = (pools: readonly ShownPool[] | undefined) => {
  const props = { pools, currency: 'EUR', reducedMotion: true, history: [], phase: 'idle' } as const;
  return render(<Pools ids={ids} props={props} layout={layout} />).container;
};
afterEach(cleanup);

it('meters have their places before it is known what is in them, and come into the same places', () => {
  const placesOf = (container: HTMLElement) => [...container.querySelectorAll('li')].map(({ style }) => style.cssText);
  const awaited = show(undefined);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual(['Mini', 'Grand']);
  const places = placesOf(awaited);
  cleanup();
  const known = show([mini, { id: 'test-ridge-grand', level: 'grand', amount: 1_000_000n }]);
  expect(placesOf(known)).toEqual(places);
  expect(screen.getByText('€25.00')).toBeTruthy();
});

it('where nothing will be shown there is no empty place', () => {
  expect(show([]).innerHTML).toBe('');
});
