import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { noticeTexts } from '../../texts/en-notices.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const words = noticeTexts.unsubscribe;

const show = async (done: boolean, signedIn: boolean) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, signedIn ? { id: 'usr_1', name: 'Ann', email: 'a@example.org' } : null);
  const Stub = createRoutesStub([{ path: '/', Component: () => <UnsubscribePage done={done} /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  return screen.findByRole('heading');
};

afterEach(cleanup);

test('a good link says that it is done', async () => {
  expect((await show(true, false)).textContent).toBe(words.done);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bad link says so and offers the other way to switch the mails off', async () => {
  expect((await show(false, false)).textContent).toBe(words.failed);
  expect(screen.getByText(words.failedText)).toBeDefined();
  expect(screen.getByRole('button', { name: words.signIn })).toBeDefined();
});

test('who is signed in goes straight to the settings', async () => {
  await show(false, true);
  expect(screen.getByRole('link', { name: words.settings })).toBeDefined();
});
