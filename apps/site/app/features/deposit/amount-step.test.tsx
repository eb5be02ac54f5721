import type { Minimums, Wallet } from '@carmine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import type { NeededFor } from '../../state/modal-slice.ts';
import { DepositFlow } from './deposit-flow.tsx';

const wallet: Wallet = {
  currency: 'EUR',
  balance: '0.00',
  bonusBalance: '0.00',
  lockedBalance: '0.00',
  default: true,
  freeSpinWallet: null,
};
const minimums: Minimums = {
  currency: 'EUR',
  minPromotion: '20.00',
  minDeposit: '10.00',
  minWithdraw: '10.00',
  eurRate: '1',
};

const show = ({ loaded = true, neededFor }: { loaded?: boolean; neededFor?: NeededFor } = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(walletsQuery().queryKey, [wallet]);
  if (loaded) client.setQueryData(minimumsQuery('EUR').queryKey, minimums);
  render(
    <QueryClientProvider client={client}>
      <DepositFlow
        currency={undefined}
        neededFor={neededFor}
        frame={({ title, children, aside }) => (
          <>
            <h2>{title}</h2>
            {children}
            {aside}
          </>
        )}
      />
    </QueryClientProvider>,
  );
};

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Play with/ });
const type = (text: string) => fireEvent.input(amount(), { target: { value: text } });

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the amount step', () => {
  test('carries the three texts of the promotion box, letter by letter', () => {
    show();
    type('9');
    expect(screen.getByText('Minimum deposit amount is ~10€')).toBeDefined();
    type('15');
    expect(screen.getByText("I don't want any promotion")).toBeDefined();
    type('20');
    expect(screen.queryByText("I don't want any promotion")).toBeNull();
    expect(screen.getByText('Promotions are optional, you can either accept or reject them')).toBeDefined();
  });

  test('the button says Play with, and under it that it is instant', () => {
    show();
    type('50');
    expect(button().textContent).toContain('Play with €50.00');
    expect(screen.getByText('Instant')).toBeDefined();
  });

  test('the button is disabled until the minimums are there', () => {
    show({ loaded: false });
    expect(button().disabled).toBe(true);
  });

  test('below the minimum the button looks disabled and leads nowhere, and a press says why beside it', () => {
    show();
    type('9.99');
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button());
    expect(screen.queryByText('How would you like to pay?')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Minimum deposit amount is ~10€');
    type('10');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an empty field is no mistake until it is pressed, and the minimum stands in one currency', () => {
    show();
    type('');
    expect(screen.queryByText(/^Minimum deposit amount/)).toBeNull();
    expect(screen.getAllByText(/^min /).map(({ textContent }) => textContent)).toEqual(['min €10.00']);
    fireEvent.click(button());
    expect(screen.getByRole('alert').textContent).toBe('Minimum deposit amount is ~10€');
  });

  test('from ten euros on it leads to the payment methods', async () => {
    show();
    type('10');
    fireEvent.click(button());
    expect(await screen.findByText('How would you like to pay?')).toBeDefined();
  });

  test('a quick amount fills the field and is marked as chosen', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '€100' }));
    expect(amount().value).toBe('100');
    expect(screen.getByRole('button', { name: '€100' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('the field takes twelve characters, and says what it cannot read instead of dropping it', () => {
    show();
    expect(amount().maxLength).toBe(12);
    type('12,345.678');
    expect(amount().value).toBe('12,345.678');
    expect(screen.getByRole('alert').textContent).toBe('EUR has 2 decimals at most. Please shorten the amount.');
    type('12,345.67');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /^Play with/ }).textContent).toContain('€12,345.67');
    type('12a');
    expect(screen.getByRole('alert').textContent).toBe('Please use digits and one decimal point only.');
  });

  test('opened for a stake that the balance does not cover, it says so', () => {
    show({ neededFor: { currency: 'EUR', stake: '5.00' } });
    expect(screen.getByText('Your balance does not cover a stake of €5.00. Deposit to keep playing.')).toBeDefined();
  });

  test('one toggle shows and hides the bonus code, which gets the focus after half a second', () => {
    vi.useFakeTimers();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'I have a bonus code' }));
    const field = screen.getByLabelText('Bonus code');
    vi.advanceTimersByTime(499);
    expect(document.activeElement).not.toBe(field);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(field);
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'No bonus code' }));
    expect(screen.queryByLabelText('Bonus code')).toBeNull();
  });
});
