import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpenEverywhere } from '../../platform/page/open-pages.ts';
import { locationQuery, restrictedCountriesQuery } from '../../queries/location.ts';
import { PageGate } from './page-gate.tsx';

const skin = {
  ...{ brand: { name: 'Carmine', operator: 'The house' }, support: { email: 'support@carmine.example' } },
  ...{ licence: null, analytics: { enabled: true }, chat: { kind: 'own' }, texts: { footer: '' }, languages: ['en'] },
};
const site = { deployment: 'sandbox' };
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
  const Stub = createRoutesStub([
    { id: 'root', path: path.replace(/\?.*/, ''), loader: () => ({ skin, site }), Component: Page },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { skin, site } } }} />
    </QueryClientProvider>,
  );
};

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a visitor from a restricted country gets the blocked view with its parts', async () => {
  show(iran);
  expect(await screen.findByRole('heading', { name: 'Country blocked (Iran)' })).toBeDefined();
  expect(screen.getByText('Carmine is not available in your country.')).toBeDefined();
  expect(screen.getByText(/Turn off your VPN or proxy, then reload/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'support@carmine.example' })).toBeDefined();
  expect(screen.queryByText('The page')).toBeNull();
});

test('a country that the list holds is blocked, even where the location does not say so', async () => {
  show(malta, [{ code: 'MT' }]);
  expect(await screen.findByRole('heading', { name: 'Country blocked (Malta)' })).toBeDefined();
});

test('any other country gets the page', async () => {
  show(malta, [{ code: 'IR' }]);
  expect(screen.getByText('The page')).toBeDefined();
});

test('while the country is unknown there is an empty container', async () => {
  show(undefined);
  expect(screen.queryByText('The page')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('from a restricted country there is a quiet way to sign in and cash out, and that page is shown', async () => {
  show(iran);
  expect(screen.getByRole('link', { name: 'Sign in to withdraw' }).getAttribute('href')).toBe('/account/closed');
  cleanup();
  show(iran, [], '/account/closed');
  expect(screen.getByText('The page')).toBeDefined();
});

test.each(['reset-password', 'forgot-password', 'login'])(
  'a link of a mail that opens %s goes on where an account can be kept safe, with its token',
  async (modal) => {
    const search = `?modal=${modal}&token=abc`;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(locationQuery().queryKey, iran);
    client.setQueryData(restrictedCountriesQuery().queryKey, []);
    const Page = () => {
      const { pathname, search: asked } = useLocation();
      return (
        <PageGate>
          <p>{`The page ${pathname}${asked}`}</p>
        </PageGate>
      );
    };
    const Stub = createRoutesStub([{ id: 'root', path: '*', loader: () => ({ skin, site }), Component: Page }]);
    render(
      <QueryClientProvider client={client}>
        <Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root: { skin, site } } }} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(`The page /account/closed${search}`)).toBeDefined();
  },
);

test.each(['register', 'deposit', 'search'])('a link that opens %s leads nowhere from there', async (modal) => {
  show(iran, [], `/?modal=${modal}`);
  expect(await screen.findByRole('heading', { name: 'Country blocked (Iran)' })).toBeDefined();
});

test.each([
  '/account/confirm',
  '/en/page/terms-and-conditions',
  '/en/page/privacy-policy',
  '/en/page/complaints',
  '/en/help',
  '/en/help/verification',
  '/en/pay-out-times',
  '/de/page/terms-and-conditions',
  '/de/help/verification',
  '/unsubscribe/abc',
])('%s can be read from a restricted country', (path) => {
  show(iran, [], path);
  expect(screen.getByText('The page')).toBeDefined();
});

test.each(['/en/page/fairness', '/de/page/fairness', '/xx/help', '/game/keno', '/profile', '/verify'])(
  '%s cannot',
  async (path) => {
    show(iran, [], path);
    expect(await screen.findByRole('heading', { name: 'Country blocked (Iran)' })).toBeDefined();
  },
);

test('below the blocked view stand the lines of the house, with links that lead to pages', async () => {
  show(iran);
  const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href') ?? '');
  const inside = hrefs.filter((href) => href.startsWith('/en/'));
  expect(inside).toContain('/en/page/terms-and-conditions');
  expect(inside).toContain('/en/page/privacy-policy');
  expect(inside).toContain('/en/page/complaints');
  expect(inside.filter((href) => !isOpenEverywhere(href))).toEqual([]);
  expect(hrefs).not.toContain('/verify');
  expect(screen.getByText('Operated by The house.', { exact: false })).toBeDefined();
});
