import type { OfficeCashOutView } from '@carmine/contract/back-office/money/cash-outs';
import type { Operator } from '@carmine/contract/back-office/operators';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CashOutScreen } from './cash-out.tsx';

type Answer = (url: string, init?: { method?: string; body?: string }) => Promise<Response>;

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const network = vi.hoisted(() => {
  const held: { answer: Answer } = { answer: () => Promise.reject(new Error('No answer')) };
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) => held.answer(url, init));
  return held;
});

const at = '2026-11-20T10:00:00.000Z';
const view: OfficeCashOutView = {
  ...{ id: 'wdr_1', player: { id: 'usr_1', name: 'Ann Example' }, method: 'ETH', currency: 'ETH' },
  ...{ amount: '0.100000000', fee: '0.000100000', net: '0.099900000', amountEur: '275.00', eurRate: '2750' },
  ...{ address: '0xAbCd', status: 'review', reason: 'above_automatic', createdAt: at, updatedAt: at, dueAt: at },
  ...{ late: true, approved: 0, needed: 2 },
  facts: {
    ...{ deposits: 1, depositedEur: '300.00', firstDepositAt: at, undone: 0, debts: [] },
    ...{ cashOuts: 0, cashedOutEur: '0.00', dayEur: '275.00' },
  },
  holder: { email: 'a•••@example.org', country: 'MT', status: 'active', since: at, identity: 'verified', bill: 'none' },
  addressFacts: { paidBefore: 0, alsoUsedBy: ['usr_2'], depositAddressOf: null },
  steps: [{ to: 'requested', reason: null, at }],
  ...{ approvals: [], legs: [], transaction: null, stopped: null, hold: null },
};

let shown: OfficeCashOutView;
let sent: { url: string; body: unknown }[];

beforeEach(() => {
  shown = view;
  sent = [];
  network.answer = async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(body ?? '{}') as unknown });
      return new Response(JSON.stringify({ status: 'review', more: 1 }));
    }
    if (url.includes('/payments')) return new Response(JSON.stringify({ items: [], page: 0, size: 20, total: 0 }));
    return new Response(JSON.stringify(shown));
  };
});
afterEach(cleanup);

const show = (permissions: string[]) => {
  const operator = { id: 'opr_1', name: 'Ada', email: 'a', role: 'payments', permissions } as Operator;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/cash-outs/wdr_1']}>
        <Routes>
          <Route path="/cash-outs/:id" element={<CashOutScreen operator={operator} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('an operator sees what speaks against it, and decides only with a reason', async () => {
  show(['payments.approve']);
  expect(await screen.findByText('usr_2')).toBeDefined();
  expect(screen.getByText('late')).toBeDefined();
  expect(screen.getByText('never paid there before')).toBeDefined();
  const approve = screen.getByRole('button', { name: 'Approve' });
  expect(approve).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Your reason (audited)'), { target: { value: 'a known player' } });
  fireEvent.click(approve);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ url: expect.stringContaining('/wdr_1/approve'), body: { reason: 'a known player' } });
});

test('a refusal carries the word that the player reads', async () => {
  show(['payments.approve']);
  fireEvent.change(await screen.findByLabelText('Your reason (audited)'), { target: { value: 'not their wallet' } });
  fireEvent.change(screen.getByLabelText('What the player reads'), { target: { value: 'address_not_allowed' } });
  fireEvent.click(screen.getByRole('button', { name: /^Reject/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ code: 'address_not_allowed', reason: 'not their wallet' });
});

test('who approved already cannot approve again, and who may only look cannot decide', async () => {
  shown = {
    ...view,
    approved: 1,
    approvals: [{ operator: 'Ada', self: true, oneChain: false, verdict: 'approve', reason: 'seen', at }],
  };
  show(['payments.approve']);
  fireEvent.change(await screen.findByLabelText('Your reason (audited)'), { target: { value: 'once more' } });
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
  cleanup();
  show(['payments.read']);
  expect(await screen.findByText('View only.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a held withdrawal cannot be approved, and shows the hold’s end; afterwards it can', async () => {
  shown = { ...view, reason: 'factor_removed', hold: { reason: 'factor_removed', until: '2026-11-23T10:00:00.000Z' } };
  show(['payments.approve']);
  expect(await screen.findByText(/Held back until 2026-11-23 10:00:00 UTC/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeDefined();
  cleanup();
  shown = { ...view, reason: 'risk_review', hold: null };
  show(['payments.approve']);
  expect(await screen.findByText(/No longer held/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
});
