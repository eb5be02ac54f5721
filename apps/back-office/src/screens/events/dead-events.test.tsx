import type { DeadEvent } from '@carmine/contract/back-office/events';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadEventsScreen } from './dead-events.tsx';

const at = '2026-11-20T10:00:00.000Z';
const event: DeadEvent = {
  ...{ id: 'evt_1', topic: 'player.registered', version: 1, key: '7', problem: 'Expected a text', publishedAt: at },
  ...{ diedAt: at, discardedAt: null },
};

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const world = vi.hoisted(() => {
  const state = { events: [] as unknown[], sent: [] as { url: string; body: unknown }[] };
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      state.sent.push({ url, body: JSON.parse(init?.body ?? 'null') as unknown });
      return new Response(null, { status: 204 });
    }
    if (url.includes('/evt_1')) return Response.json({ ...(state.events[0] as object), payload: '{"playerId": 7}' });
    return Response.json({ items: state.events, page: 0, size: 20, total: state.events.length });
  });
  return state;
});
beforeEach(() => void Object.assign(world, { events: [event], sent: [] }));
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <DeadEventsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('what an event carries is read when somebody opens it, and it is tried again or discarded with a reason', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show player.registered v1 7' }));
  expect(await screen.findByText('{"playerId": 7}')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(world.sent).toMatchObject([{ url: expect.stringContaining('/dead-events/evt_1/retry') }]));
  fireEvent.change(screen.getByLabelText('Reason (audited)'), {
    target: { value: 'told by phone' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() =>
    expect(world.sent[1]).toMatchObject({
      ...{ url: expect.stringContaining('/dead-events/evt_1/discard'), body: { reason: 'told by phone' } },
    }),
  );
});
