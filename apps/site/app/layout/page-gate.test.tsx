import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locationQuery, restrictedCountriesQuery } from '../queries/location.ts';
import { PageGate } from './page-gate.tsx';

const skin = { brand: { name: 'Carmine' }, support: { email: 'support@carmine.example' } };
const iran = { ip: '203.0.113.42', isoCode: 'IR', country: 'Iran', restricted: true };
const malta = { ip: '203.0.113.7', isoCode: 'MT', country: 'Malta', restricted: false };

const show = (location: typeof iran | undefined, list: { code: string }[] = [], path = '/') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (location) client.setQueryData(locationQuery().queryKey, location);
  client.setQueryData(restrictedCountriesQuery().queryKey, list);
  const Page = () => (
    <PageGate>
      <p>The page</p>
    </PageGate>
  );
  const Stub = createRoutesStub([{ id: 'root', path, loader: () => ({ skin }), Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
};

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a visitor from a restricted country gets the blocked view with its parts', () => {
  show(iran);
  expect(screen.getByRole('heading', { name: 'Country blocked (Iran)' })).toBeDefined();
  expect(screen.getByText('Carmine is not available in your country.')).toBeDefined();
  expect(screen.getByText(/Turn off your VPN or proxy, then reload/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'support@carmine.example' })).toBeDefined();
  expect(screen.queryByText('The page')).toBeNull();
});

test('a country that the list holds is blocked, even where the location does not say so', () => {
  show(malta, [{ code: 'MT' }]);
  expect(screen.getByRole('heading', { name: 'Country blocked (Malta)' })).toBeDefined();
});

test('any other country gets the page', () => {
  show(malta, [{ code: 'IR' }]);
  expect(screen.getByText('The page')).toBeDefined();
});

test('while the country is unknown there is an empty container', () => {
  show(undefined);
  expect(screen.queryByText('The page')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('from a restricted country there is a quiet way to sign in and cash out, and that page is shown', () => {
  show(iran);
  expect(screen.getByRole('link', { name: 'Sign in to withdraw' }).getAttribute('href')).toBe('/account/closed');
  cleanup();
  show(iran, [], '/account/closed');
  expect(screen.getByText('The page')).toBeDefined();
});
