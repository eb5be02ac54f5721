import type { OfficeStudioRound } from '@carmine/contract/back-office/games/studio-rounds';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudioRoundsScreen } from './studio-rounds.tsx';

const at = '2026-11-20T10:00:00.000Z';
const round: OfficeStudioRound = {
  ...{ id: 'lrd_1', table: 'studio-roulette', studio: 'signed-results', number: 12, phase: 'closed' },
  ...{ held: 'differs', heldAt: at, closesAt: at, players: 3, staked: '48.00', mayVoid: true, request: null },
  events: [
    { at, signed: '{"draws":[[37,17]]}', key: 'studio-1', signature: 'a', used: false, early: false, differs: false },
    { at, signed: '{"draws":[[37,18]]}', key: 'studio-1', signature: 'b', used: false, early: false, differs: true },
  ],
};

const sent: { url: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = (status: number, json: unknown) =>
      new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
    if (init?.method !== 'POST') return answer(200, [round]);
    sent.push({ url, body: JSON.parse(init.body as string) });
    return answer(202, { id: 'apr_1' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['who may not pay sees a round with all that was signed, and asks for nothing', []],
  ['a void is a request with a reason, which another operator approves', ['payments.approve']],
])('%s', async (_what, permissions) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioRoundsScreen operator={{ permissions } as never} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Two results differ')).toBeTruthy();
  expect(screen.getByText('{"draws":[[37,18]]}')).toBeTruthy();
  expect(screen.getByText('differs from the first')).toBeTruthy();
  const button = screen.queryByText('Send request');
  expect(button !== null).toBe(permissions.length > 0);
  if (button === null) return;
  fireEvent.input(screen.getByLabelText('Reason (audited)'), { target: { value: 'two numbers' } });
  fireEvent.click(button);
  await waitFor(() =>
    expect(sent).toEqual([
      { url: expect.stringContaining('/studio-rounds/lrd_1/void'), body: { reason: 'two numbers' } },
    ]),
  );
});
