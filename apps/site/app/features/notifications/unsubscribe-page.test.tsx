import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { noticeTexts } from './texts.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const words = noticeTexts.unsubscribe;
let sent: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = () => Promise.resolve(new Response(null, { status: 204 }));
const refused = () => Promise.resolve(Response.json({ code: 'not_found', message: 'No' }, { status: 404 }));

const show = async (signedIn: boolean) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, signedIn ? { id: 'usr_1', name: 'Ann', email: 'a@example.org' } : null);
  const Stub = createRoutesStub([{ path: '/', Component: () => <UnsubscribePage id="signed-1" /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: words.asked(words.promotions) });
};
const press = () => fireEvent.click(screen.getByRole('button', { name: words.stop }));

test('opening the link does nothing; its one button does it', async () => {
  answer = done;
  await show(false);
  expect(sent).toEqual([]);
  press();
  await screen.findByRole('heading', { name: words.done(words.promotions) });
  expect(sent).toEqual(['POST /profile-service/api/v1/profile/unsubscribe/signed-1']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bad link says so and offers the other way to switch the mails off', async () => {
  answer = refused;
  await show(false);
  press();
  await screen.findByRole('heading', { name: words.failed() });
  expect(screen.getByText(words.texts.failed)).toBeDefined();
  expect(screen.getByRole('button', { name: words.signIn })).toBeDefined();
});

test('who is signed in goes straight to the settings', async () => {
  answer = refused;
  await show(true);
  press();
  expect(await screen.findByRole('link', { name: words.settings })).toBeDefined();
});

test('without a connection it can be pressed again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await show(false);
  press();
  await screen.findByRole('alert');
  answer = done;
  press();
  await screen.findByRole('heading', { name: words.done(words.promotions) });
});

test('a link of one topic says which', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, null);
  const Stub = createRoutesStub([{ path: '/', Component: () => <UnsubscribePage id="cash_outs.signed-1" /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'No more emails about withdrawals?' })).toBeDefined();
});
