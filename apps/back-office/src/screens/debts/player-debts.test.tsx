import type { ApprovalRequest } from '@carmine/contract/back-office/approvals';
import type { PlayerDebts as Debts } from '@carmine/contract/back-office/money/debts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRequest } from '../approvals/testing/open-request.ts';
import { PlayerDebts } from './player-debts.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const world = vi.hoisted(() => {
  const state: { view: unknown; sent: { url: string; body: unknown }[] } = { view: {}, sent: [] };
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json(state.view);
    state.sent.push({ url, body: JSON.parse(init?.body ?? '{}') as unknown });
    return Response.json({ id: 'apr_1', state: 'done' }, { status: url.includes('/approval') ? 200 : 201 });
  });
  return state;
});

const at = '2026-11-20T10:00:00.000Z';
const owing: Debts = {
  debts: [{ currency: 'EUR', owed: '50.00', since: at }],
  movements: [{ at, cause: 'deposit_reversed', currency: 'EUR', amount: '50.00', payment: 'dep_1' }],
  smallCoins: [],
  requests: [],
};
const request: ApprovalRequest = {
  ...{ ...openRequest, kind: 'write_off_debt', reason: 'The bank gave it up' },
  debt: { currency: 'EUR', amount: '30.00', writtenOff: null },
};

beforeEach(() => void world.sent.splice(0));
afterEach(cleanup);

const show = (view: Debts, mayAsk = true) => {
  world.view = view;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlayerDebts playerId="usr_1" mayAsk={mayAsk} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a debt is shown with what became of it, and all or part of it is asked to be written off', async () => {
  show(owing);
  expect((await screen.findByText('Deposit reversed')).closest('tr')?.textContent).toContain('dep_1');
  const amount = screen.getByLabelText<HTMLInputElement>('Amount to write off, EUR');
  expect(amount.value).toBe('50.00');
  fireEvent.change(amount, { target: { value: '30.00' } });
  type('Reason (audited)', 'The bank gave it up');
  fireEvent.click(screen.getByRole('button', { name: 'Request write-off' }));
  await waitFor(() => expect(world.sent).toHaveLength(1));
  expect(world.sent[0]?.url).toContain('/players/usr_1/debts/write-off');
  expect(world.sent[0]?.body).toEqual({ currency: 'EUR', amount: '30.00', reason: 'The bank gave it up' });
});

test('a request that waits says how much, is approved or rejected, and no second one is asked for meanwhile', async () => {
  show({ ...owing, requests: [request] });
  const card = (await screen.findByText('Write off a debt')).closest('li');
  expect(card?.textContent).toContain('30.00 EUR');
  expect(screen.queryByRole('button', { name: 'Request write-off' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject request' })).toBeTruthy();
  type('Why you approve (audited)', 'Nothing will come');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(world.sent).toHaveLength(1));
  expect(world.sent[0]?.url).toContain('/approvals/apr_1/approval');
});

test('who asked does not approve, and who may only look decides nothing', async () => {
  const { unmount } = show({ ...owing, requests: [{ ...request, own: true, mayApprove: false }] });
  await screen.findByText('You requested this: another operator has to approve.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  unmount();
  show({ ...owing, requests: [{ ...request, mayApprove: false, mayEnd: false }] }, false);
  await screen.findByText('Write off a debt');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('what was written off in the end is shown, and a player without debts has no card', async () => {
  const done = {
    ...request,
    state: 'done',
    approvedBy: 'Rita',
    approvedAt: at,
    approval: 'Nothing will come',
  } as const;
  const debt = { currency: 'EUR', amount: '30.00', writtenOff: '20.00' } as const;
  const { unmount } = show({ ...owing, debts: [], requests: [{ ...done, endedAt: at, debt }] });
  expect((await screen.findByText(/^Written off/)).textContent).toBe('Written off 20.00 EUR');
  expect(screen.getByText('Nothing is owed now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request write-off' })).toBeNull();
  unmount();
  const { container } = show({ debts: [], movements: [], smallCoins: [], requests: [] });
  await waitFor(() => expect(container.textContent).toBe(''));
});
