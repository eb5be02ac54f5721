import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as notices from '../../platform/toasts/notify.ts';
import { AddCurrencyModal } from './add-currency-modal.tsx';

const fiat = { type: 'FIAT', fiat: true, subunits_to_unit: 100, name: 'A currency', symbol: '¤' } as const;
const crypto = { type: 'CRYPTO', fiat: false, subunits_to_unit: 1e8, name: 'A coin', symbol: '¤' } as const;
const listed = [
  { currency: 'EUR', ...fiat },
  { currency: 'USD', ...fiat },
  { currency: 'BTC', ...crypto },
  { currency: 'DOG', ...crypto },
];
const none = { balance: '0.00', bonusBalance: '0.00', lockedBalance: '0.00', freeSpinWallet: null };

let said: [string, string][] = [];
let asked: unknown[] = [];
let answer: () => Promise<Response> | Response;

beforeEach(() => {
  [said, asked] = [[], []];
  answer = () => Response.json({ currency: 'DOG', ...none, default: false }, { status: 201 });
  vi.spyOn(notices, 'notify').mockImplementation((kind, text) => void said.push([kind, text]));
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json(path.endsWith('/profile/currency') ? [{ currency: 'EUR', ...none, default: true }] : listed);
    asked.push(JSON.parse(init.body as string));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async () => {
  const closed = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AddCurrencyModal open onClose={closed} content={{}} />
    </QueryClientProvider>,
  );
  await screen.findByRole('radio', { name: /DOGE/ });
  return closed;
};
const add = (code?: string) => {
  if (code !== undefined) fireEvent.click(screen.getByRole('radio', { name: new RegExp(code) }));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
};

describe('one more currency', () => {
  test('is one that is not held yet, money before coins', async () => {
    await show();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    const groups = screen.getAllByRole('group').map(({ textContent }) => textContent);
    expect(groups).toEqual([expect.stringMatching(/USD/), expect.stringMatching(/BTC.*DOGE/)]);
  });

  test('has to be chosen', async () => {
    await show();
    add();
    expect(await screen.findByText('Selected currency is required.')).toBeDefined();
    expect([asked, said]).toEqual([[], []]);
  });

  test('that came is said by the name that people read, and the dialog closes', async () => {
    const closed = await show();
    add('DOGE');
    await waitFor(() => expect(said).toEqual([['success', 'Yey!, DOGE is added!']]));
    expect(asked).toEqual([{ currency: 'DOG' }]);
    expect(closed).toHaveBeenCalled();
  });

  const refused = (status: number) => () => Response.json({ code: 'no', message: 'No' }, { status });
  test.each([
    ['the server refuses', refused(422), "Couldn't add DOGE"],
    ['another tab was quicker to add', refused(409), "Couldn't add DOGE"],
    [
      'a page stands in place of the answer',
      () => new Response('<html>Bad Gateway</html>', { status: 502 }),
      "Couldn't add currency, please contact support",
    ],
    ['the server fails', refused(500), "Couldn't add currency, please contact support"],
    [
      'the network fails',
      () => Promise.reject(new TypeError('offline')),
      "Couldn't add currency, please contact support",
    ],
  ])('that %s is said so, and the dialog stays', async (_when, how, text) => {
    answer = how;
    const closed = await show();
    add('DOGE');
    await waitFor(() => expect(said).toEqual([['error', text]]));
    expect(closed).not.toHaveBeenCalled();
  });
});
