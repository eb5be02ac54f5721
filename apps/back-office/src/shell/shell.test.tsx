import type { Operator } from '@carmine/contract/back-office/operators';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Shell } from './shell.tsx';

type Stopped = { since: string; booksBroken: boolean } | null;

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const house = vi.hoisted(() => {
  const held: { stopped: Stopped } = { stopped: null };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(JSON.stringify(url.endsWith('/alarms') ? held : {}))),
  );
  return held;
});
beforeEach(() => {
  house.stopped = null;
});
afterEach(cleanup);

const show = (permissions: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/players']}>
        <Shell
          self={{
            operator: { id: 'opr_1', name: 'Ada', email: 'a', role: 'support', permissions } as unknown as Operator,
            sandbox: true,
            brand: 'Carmine',
          }}
        >
          <h1>Players</h1>
        </Shell>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('the first thing that Tab reaches leads past the navigation to the page', () => {
  const { container } = show(['players.read']);
  const first = container.querySelector('a, button, input, [tabindex]');
  expect(first?.textContent).toBe('Skip to content');
  expect(screen.getByRole('main').id).toBe(first?.getAttribute('href')?.slice(1));
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});

describe('stopped withdrawals', () => {
  const since = '2026-11-21T10:12:00.000Z';

  test('stand above every page of every operator, with who resumes them', async () => {
    house.stopped = { since, booksBroken: false };
    show(['support.chat']);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Withdrawals stopped. An operator stopped them, 2026-11-21 10:12:00 UTC.');
    expect(alert.querySelector('a')).toBeNull();
  });

  test('say that the ledger check failed, and lead to payments whoever may see them', async () => {
    house.stopped = { since, booksBroken: true };
    show(['payments.read']);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Ledger check failed.');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/payments');
  });

  test('are not spoken of while there are none', async () => {
    show(['payments.read']);
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  });
});
