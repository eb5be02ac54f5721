import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store, useStore } from '../../state/store.ts';
import { ChatDock } from './chat-dock.tsx';

const mara = { id: 'usr_1', name: 'Mara', email: 'm@example.com' } as SessionSummary;
const data = {
  skin: {
    id: 'carmine',
    chat: { kind: 'own', propertyId: '', widgetId: '' },
    support: { email: 'help@carmine.example', hours: 'Every day' },
  },
};
const first = useStore.getState();
let thread: { status: string; messages: unknown[]; unread: number };
let failing: boolean;
let posts: { key: string | null; text: string }[];

beforeEach(() => {
  useStore.setState(first, true);
  thread = { status: 'none', messages: [], unread: 0 };
  failing = false;
  posts = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json(thread);
    if (init.method === 'PUT') return new Response(null, { status: 204 });
    const { text } = JSON.parse(init.body as string) as { text: string };
    posts.push({ key: new Headers(init.headers).get('idempotency-key'), text });
    if (failing) throw new TypeError('no connection');
    const message = { id: `msg_${posts.length}`, author: 'you', text, at: '2026-11-21T10:00:00.000Z' };
    thread = { ...thread, status: 'open', messages: [...thread.messages, message] };
    return Response.json(message, { status: 201 });
  });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (session: SessionSummary | null = mara) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, session);
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => data, Component: ChatDock }]);
  render(
    <QueryClientProvider client={client}>
      <Stub hydrationData={{ loaderData: { root: data } }} />
    </QueryClientProvider>,
  );
};

const write = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  fireEvent.input(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

test('opens beside the page, sends with Enter, shows messages, and Escape restores the focus', async () => {
  show();
  const launcher = screen.getByRole('button', { name: 'Chat with support' });
  launcher.focus();
  fireEvent.click(launcher);
  await screen.findByText('Signed in as Mara');
  await write('Where is my money?');
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Where is my money?'));
  expect(posts).toHaveLength(1);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(launcher);
});

test('a message that did not go out is tried again under its own key', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Chat with support' }));
  failing = true;
  await write('Hello?');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  failing = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
});

test('a draft survives Escape and a reload, for its author only, and is deleted when sent', async () => {
  const field = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Chat with support' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  };
  show();
  fireEvent.input(await field(), { target: { value: 'Half a ques' } });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect((await field()).value).toBe('Half a ques');
  const reload = (session: SessionSummary | null) => {
    cleanup();
    useStore.setState(first, true);
    show(session);
  };
  reload(null);
  expect((await field()).value).toBe('');
  reload(mara);
  expect((await field()).value).toBe('Half a ques');
  await write('Half a question');
  await waitFor(() => expect(posts).toHaveLength(1));
  reload(mara);
  expect((await field()).value).toBe('');
});

test('an unread answer is shown at the button', async () => {
  thread = {
    ...{ status: 'open', unread: 1 },
    messages: [{ id: 'msg_1', author: 'support', text: 'Hello', at: '2026-11-21T10:00:00.000Z' }],
  };
  show();
  expect(await screen.findByRole('button', { name: 'Chat with support, 1 new message' })).toBeDefined();
});

test('a visitor reads that support cannot know them, and the first message reopens the socket', async () => {
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Chat with support' }));
  await screen.findByText(/You are not signed in/);
  await write('Hello');
  await waitFor(() => expect(store().process.chatting).toBe(true));
});
