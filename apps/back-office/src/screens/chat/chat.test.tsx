import type { ReportedMessage } from '@carmine/contract/back-office/players/chat';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatScreen } from './chat.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const world = vi.hoisted(() => {
  const state: { answers: Record<string, unknown>; sent: { url: string; method: string; body: unknown }[] } = {
    ...{ answers: {}, sent: [] },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== undefined && init.method !== 'GET') {
      state.sent.push({
        url,
        method: init.method,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      });
      return new Response(null, { status: 204 });
    }
    const path = new URL(url, 'http://office.test').pathname.split('/').at(-1) ?? '';
    return Response.json(state.answers[path]);
  });
  return state;
});
beforeEach(() => {
  world.sent = [];
});
afterEach(cleanup);

const at = '2026-11-28T20:00:00.000Z';
const line = (text: string) => ({ name: 'oskar', text, at, state: 'shown' as const });
const message: ReportedMessage = {
  ...{ id: 'cht_1', player: 'usr_1', table: 'live-roulette', name: 'pavel', text: 'rude', at, state: 'hidden' },
  ...{ before: [line('before')], after: [line('after')] },
  reports: [{ player: 'usr_2', reason: 'insult', at }],
};

const show = (tab: string) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/table-chat?tab=${tab}`]}>
        <ChatScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('a reported message stands between what was said around it, and is kept or removed with one press', async () => {
  world.answers['reports'] = { items: [message], page: 0, size: 20, total: 1 };
  show('reports');
  const one = within((await screen.findByText('rude')).closest('li') as HTMLElement);
  expect(one.getByText('before')).toBeDefined();
  expect(one.getByRole('link', { name: 'pavel' }).getAttribute('href')).toBe('/players/usr_1');
  expect(one.getByText('hidden')).toBeDefined();
  fireEvent.click(one.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(world.sent).toHaveLength(1));
  expect(world.sent[0]).toMatchObject({ method: 'POST', body: { decision: 'remove' } });
});

test('a mute needs a reason, and names the message it is for', async () => {
  world.answers['reports'] = { items: [message], page: 0, size: 20, total: 1 };
  show('reports');
  fireEvent.click(await screen.findByRole('button', { name: 'Mute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute pavel' }));
  fireEvent.change(dialog.getByLabelText('How long'), { target: { value: '24h' } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Insults others' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mute' }));
  await vi.waitFor(() => expect(world.sent).toHaveLength(1));
  expect(world.sent[0]).toMatchObject({
    url: expect.stringContaining('/players/usr_1/mutes'),
    body: { length: '24h', reason: 'Insults others', message: 'cht_1' },
  });
});

test('what was said is there without any report, and its author can be muted, also one who has said nothing', async () => {
  const said = { id: 'cht_2', player: 'usr_1', table: 'comet', name: 'pavel', text: '<b>gl</b>', at, state: 'shown' };
  world.answers['messages'] = { items: [{ ...said, reports: 0 }], page: 0, size: 20, total: 1 };
  world.answers['switches'] = [{ place: 'comet', offSince: null, offBy: null }];
  show('messages&player=usr_1');
  expect(await screen.findByText('<b>gl</b>')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the message of pavel' }));
  await vi.waitFor(() => expect(world.sent[0]).toMatchObject({ url: expect.stringContaining('/messages/cht_2/') }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Mute' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute usr_1' }));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Begs in support' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mute' }));
  await vi.waitFor(() => expect(world.sent).toHaveLength(2));
  expect(world.sent[1]).toMatchObject({ body: { length: '10m', reason: 'Begs in support' } });
});

test('the list of words shows each language, and a word goes with one press', async () => {
  world.answers['words'] = [
    { word: 'gurke', language: 'de' },
    { word: 'twat', language: 'en' },
  ];
  show('words');
  expect(await screen.findByText('German, 1 word')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove gurke' }));
  await vi.waitFor(() => expect(world.sent[0]).toMatchObject({ method: 'DELETE' }));
});
