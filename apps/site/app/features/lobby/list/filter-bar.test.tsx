import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FilterBar } from './filter-bar.tsx';

afterEach(cleanup);

const show = (features: readonly string[]) => {
  const summary = { ...{ total: 40, providers: [], segments: [], hasJackpots: false }, features };
  const page = <FilterBar filter={{}} summary={summary as unknown as CatalogueSummary} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
};

test('a feature that a newer release lists and this page has no word for is not offered, and the others are', async () => {
  show(['wilds', 'weather', 'studio-result']);
  const choice = within(await screen.findByRole('combobox', { name: 'Feature' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any',
    'Wilds',
    'Studio result',
  ]);
});

test('without any that it knows there is nothing to choose', async () => {
  show(['weather']);
  await screen.findByRole('combobox', { name: 'Volatility' });
  expect(screen.queryByRole('combobox', { name: 'Feature' })).toBeNull();
});
