import type { ListedApproval } from '@carmine/contract/back-office/approvals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApprovalsScreen } from './approvals.tsx';
import { openRequest } from './testing/open-request.ts';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const world = vi.hoisted(() => {
  const state = { requests: [] as unknown[], names: [] as unknown[], asked: [] as string[] };
  vi.stubGlobal('fetch', async (url: string) => {
    state.asked.push(url);
    const { searchParams } = new URL(url, 'http://office.test');
    const [page, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 20)];
    const all = url.includes('/dropped-names') ? state.names : state.requests;
    return Response.json({ items: all.slice(page * size, (page + 1) * size), page, size, total: all.length });
  });
  return state;
});

const reopening: ListedApproval = { ...openRequest, player: { id: 'usr_1', name: 'Ann Example' } };
const replacing: ListedApproval = {
  ...{ ...openRequest, id: 'apr_2', kind: 'replace_list', about: 'EU', player: null },
};

beforeEach(() => void Object.assign(world, { requests: [], names: [], asked: [] }));
afterEach(cleanup);

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ApprovalsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const cardOf = async (text: string) =>
  within((await screen.findByText(text, { selector: 'b' })).closest('li') as HTMLElement);

test('the names that a list would drop are read when somebody opens them, a page at a time', async () => {
  world.requests = [replacing];
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
  world.requests = [replacing];
  show();
  const card = await cardOf('Replace a list of watched persons');
  fireEvent.click(card.getByRole('button', { name: 'Show the dropped names' }));
  expect(await card.findByText(/The list has changed in the meantime/)).toBeDefined();
});

test('an unapproved request is shown as expired, and cannot be approved', async () => {
  const over = { state: 'expired', mayApprove: false, mayEnd: false } as const;
  world.requests = [
    { ...replacing, ...over },
    { ...reopening, ...over },
  ];
  show();
  for (const text of ['Replace a list of watched persons', 'Reopen a closed account']) {
    const card = await cardOf(text);
    expect(card.getByText('Expired')).toBeDefined();
    expect(card.getByText('Nobody approved in time.')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  }
});

test('a change shows the value at the request, and marks values that differ now', async () => {
  const field = { field: 'twoPersonsFromEur', from: '100.00', to: '300.00' };
  world.requests = [{ ...replacing, kind: 'loosen_rules', changes: [{ ...field, now: '50.00' }] }];
  show();
  const card = await cardOf('Loosen automatic approval');
  expect(card.getByText('The values have changed since this request was made.')).toBeDefined();
  expect(card.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Two operators must approve from €', '100.00', '50.00', '300.00'],
  ]);
});

test('requests are filtered by kind and state', async () => {
  show();
  await screen.findByText('Nothing needs a second approval.');
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'erase_data' } });
  fireEvent.change(screen.getByLabelText('Requests'), { target: { value: 'ended' } });
  await screen.findByText('No request has ended yet.');
  await waitFor(() => expect(world.asked.at(-1)).toMatch(/list=ended.*kind=erase_data|kind=erase_data.*list=ended/));
});

test('who asked withdraws, and another operator rejects', async () => {
  world.requests = [{ ...reopening, own: true, mayApprove: false }, replacing];
  show();
  const own = await cardOf('Reopen a closed account');
  expect(own.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(own.getByRole('button', { name: 'Withdraw request' })).toBeDefined();
  const other = await cardOf('Replace a list of watched persons');
  expect(other.getByRole('button', { name: 'Reject request' })).toBeDefined();
});
