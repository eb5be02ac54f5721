import type { Operator } from '@carmine/contract/back-office/operators';
import { searchOffice, type SearchAnswer } from '@carmine/contract/back-office/players/search';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finder } from '../../shell/finder.tsx';
import { SearchScreen } from './search.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const network = vi.hoisted(() => {
  const held = { answer: {} as unknown, asked: [] as { url: string; body: unknown }[] };
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    held.asked.push({ url, body: JSON.parse(body) as unknown });
    return new Response(JSON.stringify(held.answer));
  });
  return held;
});

const operator: Operator = {
  ...{
    id: 'opr_1',
    name: 'Olga',
    email: 'o@example.org',
    role: 'risk',
    permissions: ['players.read', 'payments.read'],
  },
};
const createdAt = '2026-11-20T10:00:00.000Z';
const player = (id: string, by: SearchAnswer['players'][number]['by']): SearchAnswer['players'][number] => ({
  ...{
    id,
    by,
    name: 'Ann Example',
    email: 'a•••@example.org',
    country: 'MT',
    status: 'active',
    protectionStatus: 'active',
    protectionUntil: null,
    createdAt,
    erased: null,
  },
});
const payment = (kind: 'deposit' | 'withdrawal', id: string): SearchAnswer['payments'][number] => ({
  ...{ id, kind, player: { id: 'usr_1', name: 'Ann Example' }, method: 'CARDS', currency: 'EUR', amount: '5.00' },
  ...{ status: 'credited', createdAt, by: 'reference' },
});
const nothing: SearchAnswer = { players: [], payments: [], rounds: [], more: false };

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

beforeEach(() => {
  network.asked = [];
});
afterEach(cleanup);

const find = (text: string, answer: Partial<SearchAnswer>) => {
  network.answer = { ...nothing, ...answer };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/players']}>
        <Finder />
        <Place />
        <Routes>
          <Route path="/search" element={<SearchScreen operator={operator} />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
};
const place = () => screen.getByRole('status').textContent;

test.each<[string, Partial<SearchAnswer>, string]>([
  ['a deposit', { payments: [payment('deposit', 'dep_1')] }, '/deposits/dep_1'],
  ['a withdrawal', { payments: [payment('withdrawal', 'wdr_1')] }, '/cash-outs/wdr_1'],
  ['a round', { rounds: [{ id: 'rnd_1', player: { id: 'usr_1', name: 'Ann Example' } }] }, '/rounds/rnd_1'],
  ['a player', { players: [player('usr_1', ['id'])] }, '/players/usr_1'],
  ['the player of a payment', { players: [player('usr_1', ['deposit'])] }, '/players/usr_1'],
])('what one id or reference names opens by itself: %s', async (_what, answer, address) => {
  find(' some text ', answer);
  await waitFor(() => expect(screen.getByText(address)).toBeDefined());
  expect(network.asked).toEqual([{ url: searchOffice.path, body: { query: 'some text' } }]);
});

test('players found by details are listed with what matched, and the text is not in the address', async () => {
  find('Ann', { players: [player('usr_1', ['name', 'address'])] });
  expect((await screen.findByRole('row', { name: /usr_1/ })).textContent).toMatch(/^NameAddressAnn Example/);
  expect(screen.getByRole('link', { name: 'usr_1' }).getAttribute('href')).toBe('/players/usr_1');
  expect(place()).toBe('/search');
});

test('where nothing is found it says what can be searched, and asked for again it is searched again', async () => {
  find('Nobody', {});
  await screen.findByText(/^Gateway reference/);
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(network.asked).toHaveLength(2));
});
