import type { OfficePool, OfficePoolWin } from '@carmine/contract/back-office/games/jackpots';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JackpotsScreen } from './jackpots.tsx';

const pool: OfficePool = {
  ...{ id: 'night-parcel', name: 'Night Parcel', level: 'must-hit', gameIds: ['night-parcel'], cycle: 3 },
  ...{ amount: '412.08', meter: '412.0875', reserve: '0.00', seed: '500.00', contributed: '912.0875' },
  ...{ seeded: '500.00', paid: '1000.00', meterRate: '1.00', reserveRate: '0.50', mustHitBy: '2500.00', cap: null },
  ...{ commitment: 'c0'.repeat(32), openedAt: '2026-11-20T10:00:00.000Z' },
  seeds: [{ amount: '500.00', at: '2026-11-01T10:00:00.000Z', request: null }],
};
const win: OfficePoolWin = {
  ...{ jackpot: 'night-parcel', name: 'Night Parcel', amount: '1000.00', currency: 'BTC', paid: '0.01111111' },
  ...{ game: 'night-parcel', round: 'rnd_1', at: '2026-11-20T09:59:00.000Z', cycle: 2 },
  ...{ trigger: '999.98', salt: 'ab'.repeat(32), commitment: 'd1'.repeat(32) },
};

const sent: { url: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = (status: number, json: unknown) =>
      new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
    if (init?.method === 'POST') {
      sent.push({ url, body: JSON.parse(init.body as string) });
      return answer(202, { id: 'apr_1' });
    }
    return answer(200, url.includes('/wins') ? { items: [win], page: 0, size: 20, total: 1 } : [pool]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (permissions: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <JackpotsScreen operator={{ permissions } as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a pool shows its parts to the last part of a cent, what it lacks of its seed, and where past cycles fell', async () => {
  shown([]);
  expect(await screen.findByText('412.0875 EUR')).toBeTruthy();
  expect(screen.getByText(/lacks 87\.92 EUR of its seed/)).toBeTruthy();
  expect(screen.getByText('c0'.repeat(32))).toBeTruthy();
  expect(await screen.findByText(`salt ${'ab'.repeat(32)}`)).toBeTruthy();
  expect(screen.getByText('0.01111111 BTC')).toBeTruthy();
  // Who may not pay asks for nothing.
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

test('an addition is a request with pool, amount and reason, which another operator approves', async () => {
  shown(['payments.approve']);
  fireEvent.input(await screen.findByLabelText('Amount, €'), { target: { value: '87.92' } });
  fireEvent.input(screen.getByLabelText('Reason (audited)'), { target: { value: 'the reserve was too small' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/Another operator has to approve it/)).toBeTruthy();
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/jackpots/night-parcel/seeds'),
      body: { amount: '87.92', reason: 'the reserve was too small' },
    },
  ]);
});
