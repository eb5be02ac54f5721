import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BreakCard } from './break-card.tsx';

let asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      const answer = path.endsWith('/step-up') ? { ways: ['password'] } : { signedIn: true, refusal: 'self_excluded' };
      return Promise.resolve(Response.json(answer));
    }
    asked.push({ path: path.split('/').at(-1) ?? '', body: JSON.parse(body as string) });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  const Stub = createRoutesStub([
    { path: '/profile/limits', Component: BreakCard },
    { path: '/account/closed', Component: () => <p>Your money</p> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Stub initialEntries={['/profile/limits']} />
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('a cool-off begins with one sentence and one yes', async () => {
  show();
  press('7 days');
  expect(screen.getByText(/^No play, demos or deposits until .+ Then just sign in again/)).toBeDefined();
  press('Start cool-off');
  await screen.findByText('Your money');
  expect(asked).toEqual([{ path: 'self-exclude', body: { selfExcludePeriod: '7d' } }]);
});

test.each([
  [
    '6 months',
    '180d',
    /^Not before .+, and not automatically: after that date you can ask us to end it, and 24 hours later/,
  ],
  ['Permanent', 'forever', /^Never\. Nobody can undo it/],
] as const)('an exclusion of %s says how it ends, and wants a word and a proof', async (name, period, ending) => {
  show();
  press(name);
  expect(screen.getByText(ending)).toBeDefined();
  expect(screen.getByText(/withdraw your money, see your history/)).toBeDefined();
  const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue', hidden: true });
  expect(goOn().disabled).toBe(true);
  type('Type EXCLUDE to continue', 'exclud');
  expect(goOn().disabled).toBe(true);
  type('Type EXCLUDE to continue', 'exclude');
  await waitFor(() => expect(goOn().disabled).toBe(false));
  fireEvent.submit(goOn().form as HTMLFormElement);
  await screen.findByLabelText('Password');
  expect(asked).toEqual([]);
  type('Password', 'tall copper lanterns');
  press('Exclude me now');
  await screen.findByText('Your money');
  expect(asked).toEqual([
    { path: 'step-up', body: { password: 'tall copper lanterns' } },
    { path: 'self-exclude', body: { selfExcludePeriod: period } },
  ]);
});

test('another period starts empty: nothing typed for one is used for the other', async () => {
  show();
  press('6 months');
  type('Type EXCLUDE to continue', 'EXCLUDE');
  press('Not now');
  press('Permanent');
  expect((await screen.findByLabelText<HTMLInputElement>('Type EXCLUDE to continue')).value).toBe('');
});
