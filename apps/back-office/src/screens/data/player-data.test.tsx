import type { ErasureState } from '@carmine/contract/back-office/players/erasure';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRequest } from '../approvals/testing/open-request.ts';
import { PlayerData } from './player-data.tsx';

const at = '2026-11-20T10:00:00.000Z';
const closed: ErasureState = {
  ...{ erasure: null, request: null, key: true, closedAt: at, movedMoney: false, moneyLeft: false },
};
const request: NonNullable<ErasureState['request']> = {
  ...{ ...openRequest, kind: 'erase_data', reason: 'Asked in a letter' },
};

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const server = vi.hoisted(() => {
  const state: { answer: unknown; sent: { url: string; body: unknown }[] } = { answer: null, sent: [] };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') state.sent.push({ url, body: JSON.parse(body ?? '{}') });
    return new Response(JSON.stringify(state.answer), { status: method === 'GET' ? 200 : 202 });
  });
  return state;
});
beforeEach(() => void server.sent.splice(0));
afterEach(cleanup);

const show = (answer: ErasureState) => {
  server.answer = answer;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlayerData playerId="usr_1" />
    </QueryClientProvider>,
  );
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an erasure is requested with a reason and a typed word, by the button and never by Enter', async () => {
  show(closed);
  const button = await screen.findByRole('button', { name: 'Request erasure' });
  expect(screen.getByLabelText('Reason (audited)')).toHaveProperty('value', '');
  type('Reason (audited)', 'Asked in a letter');
  fireEvent.click(button);
  type('Type ERASE to confirm', 'erase');
  fireEvent.click(button);
  type('Type ERASE to confirm', 'ERASE');
  expect(fireEvent.keyDown(screen.getByLabelText('Type ERASE to confirm'), { key: 'Enter' })).toBe(false);
  expect(server.sent).toEqual([]);
  fireEvent.click(button);
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { url: expect.stringContaining('/players/usr_1/erasure'), body: { reason: 'Asked in a letter' } },
    ]),
  );
});

test('an open request is decided by another operator, and cannot be repeated', async () => {
  show({ ...closed, request });
  await screen.findByText('Asked in a letter');
  expect(screen.queryByRole('button', { name: 'Request erasure' })).toBeNull();
  type('Why you approve (audited)', 'I read the letter');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { url: expect.stringContaining('/approvals/apr_1/approval'), body: { reason: 'I read the letter' } },
    ]),
  );
});

test('the requester waits for another operator', async () => {
  show({ ...closed, request: { ...request, own: true, mayApprove: false } });
  await screen.findByText('You requested this: another operator has to approve.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
