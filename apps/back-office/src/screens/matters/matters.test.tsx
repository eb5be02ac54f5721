import type { OfficeMatterView, OpenMatter, Operator } from '@carmine/contract/back-office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MattersScreen } from './matters.tsx';

/** The calls keep the fetch that was there when they were loaded, so it has to be this one. */
const world = vi.hoisted(() => {
  const state = { office: [] as unknown[], players: [] as unknown[], names: [] as unknown[], asked: [] as string[] };
  vi.stubGlobal('fetch', async (url: string) => {
    state.asked.push(url);
    if (!url.includes('/dropped-names'))
      return Response.json(url.includes('office-matters') ? state.office : state.players);
    const { searchParams } = new URL(url, 'http://office.test');
    const [page, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 20)];
    const items = state.names.slice(page * size, (page + 1) * size);
    return Response.json({ items, page, size, total: state.names.length });
  });
  return state;
});

const at = '2026-11-20T10:00:00.000Z';
const operator = { permissions: ['players.protect', 'players.lock', 'office.agree'] } as unknown as Operator;
const replacing: OfficeMatterView = {
  ...{ id: 'ofm_1', kind: 'replace_list', state: 'asked', about: 'EU', role: null, changes: [], askedBy: 'Ada' },
  ...{ own: false, askedAt: at, endsAt: at, reason: 'The publisher sent a new one' },
};
const reopening: OpenMatter = {
  ...{ id: 'mat_1', kind: 'reopen_account', state: 'asked', askedBy: 'Ada', own: false, askedAt: at, endsAt: at },
  ...{ reason: 'Wants to play again', agreedBy: null, agreedAt: null, agreement: null, dueAt: null, endedAt: null },
  ...{ dropped: null, debt: null, player: { id: 'usr_1', name: 'Ann Example' } },
};

beforeEach(() => void Object.assign(world, { office: [], players: [], names: [], asked: [] }));
afterEach(cleanup);

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MattersScreen operator={operator} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const cardOf = async (text: string) => within((await screen.findByText(text)).closest('li') as HTMLElement);

test('the names that a list would drop are read when somebody opens them, a page at a time', async () => {
  world.office = [replacing];
  world.names = Array.from({ length: 25 }, (_one, n) => ({ reference: `${n}`, name: `Wanted ${n}`, born: null }));
  show();
  const card = await cardOf('Replace a list of watched persons');
  expect(world.asked.filter((url) => url.includes('dropped-names'))).toEqual([]);
  fireEvent.click(card.getByRole('button', { name: 'Show the dropped names' }));
  expect(await card.findByText('Wanted 19')).toBeDefined();
  expect(card.queryByText('Wanted 20')).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Older' }));
  expect(await card.findByText('Wanted 24')).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Hide the names' }));
  expect(card.queryByRole('table')).toBeNull();
});

test('a list that was changed meanwhile says that nothing would be dropped any more', async () => {
  world.office = [replacing];
  show();
  const card = await cardOf('Replace a list of watched persons');
  fireEvent.click(card.getByRole('button', { name: 'Show the dropped names' }));
  expect(await card.findByText(/The list was changed meanwhile/)).toBeDefined();
});

test('what nobody agreed to in time is shown as expired, and nobody can agree to it', async () => {
  world.office = [{ ...replacing, state: 'expired' }];
  world.players = [{ ...reopening, state: 'dropped', dropped: 'expired', endedAt: at }];
  show();
  for (const text of ['Replace a list of watched persons', 'Open a closed account']) {
    const card = await cardOf(text);
    expect(card.getByText('Expired')).toBeDefined();
    expect(card.getByText('Nobody agreed in time.')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  }
});
