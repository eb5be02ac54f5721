import type { Operator } from '@carmine/contract/back-office/operators';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErasuresScreen } from '../screens/data/erasures.tsx';
import { RiskScreen } from '../screens/risk/risk.tsx';
import { SupportScreen } from '../screens/support/support.tsx';
import { VerificationsScreen } from '../screens/verification/verifications.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
vi.hoisted(() => {
  const empty = { items: [], page: 0, size: 20, total: 0, waiting: 0, queueAt: null, threadAt: null };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(empty))));
});
afterEach(cleanup);

const Address = () => <output>{useLocation().search}</output>;

const operator = { id: 'opr_1', name: 'Ada', email: 'a', role: 'risk', permissions: ['risk.read'] } as unknown;

const screens: readonly [string, ReactNode, { first: string; second: string; tab: string }][] = [
  ['verification', <VerificationsScreen key="1" />, { first: 'Waiting', second: 'Decided', tab: 'decided' }],
  ['erasures', <ErasuresScreen key="2" />, { first: 'Waiting', second: 'Erased', tab: 'erased' }],
  ['the chat', <SupportScreen key="3" />, { first: 'Waiting', second: 'Closed', tab: 'closed' }],
  [
    'risk',
    <RiskScreen key="4" operator={operator as Operator} />,
    { first: 'Open flags', second: 'Cleared', tab: 'cleared' },
  ],
];

const show = (page: ReactNode, address: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        {page}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test.each(screens)('%s: the address says which tab shows', async (_name, page, { first, second, tab }) => {
  show(page, '/');
  expect(chosen()).toBe(first);
  fireEvent.mouseDown(screen.getByRole('tab', { name: second }));
  expect(chosen()).toBe(second);
  expect(document.querySelector('output')?.textContent).toBe(`?tab=${tab}`);
  cleanup();
  show(page, `/?tab=${tab}`);
  expect(chosen()).toBe(second);
});
