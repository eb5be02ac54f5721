import type { Limits } from '@carmine/contract/account/protection';
import type { Minimums, Wallet } from '@carmine/contract/payments/wallet';
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currenciesQuery } from '../../../queries/games.ts';
import { countryCodesQuery } from '../../../queries/location.ts';
import { limitsQuery } from '../../../queries/protection.ts';
import { sessionQuery } from '../../../queries/session.ts';
import { minimumsQuery, walletsQuery } from '../../../queries/wallets.ts';
import type { NeededFor } from '../../../state/modal-slice.ts';
import { store } from '../../../state/store.ts';
import { DepositFlow } from '../deposit-flow.tsx';
import { cards } from '../../../testing/payment-methods.ts';

const wallet: Wallet = {
  ...{ currency: 'EUR', balance: '0.00', bonusBalance: '0.00', lockedBalance: '0.00' },
  ...{ default: true, freeSpinWallet: null },
};
const bitcoin: Minimums = {
  ...{ currency: 'BTC', minPromotion: '0.00011112', minDeposit: '0.00011112', minWithdraw: '0.00011112' },
  ...{ minWithdrawEur: '10.00', maxWithdrawEur: '400.00', eurRate: '90000' },
};
const complete = {
  ...{ ...emptyProfile, confirmed: true },
  userDetails: {
    ...{ ...emptyProfile.userDetails, dateOfBirth: 0, country: 'MT', city: 'Sliema', zipCode: 'SLM 1', address: '1' },
    phone: { dialingCode: '+356', phoneNumber: '99112233' },
  },
};
const minimums: Minimums = {
  currency: 'EUR',
  minPromotion: '20.00',
  minDeposit: '10.00',
  minWithdraw: '10.00',
  maxDeposit: '20000.00',
  ...{ minWithdrawEur: '10.00', maxWithdrawEur: '400.00', eurRate: '1' },
};

interface Shown {
  readonly loaded?: boolean;
  readonly neededFor?: NeededFor;
  readonly limits?: Limits;
}

const show = ({ loaded = true, neededFor, limits }: Shown = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(walletsQuery().queryKey, [wallet]);
  client.setQueryData(currenciesQuery().queryKey, [{ currency: 'EUR' }, { currency: 'BTC' }] as never);
  if (loaded) client.setQueryData(minimumsQuery('EUR').queryKey, minimums);
  client.setQueryData(minimumsQuery('BTC').queryKey, bitcoin);
  client.setQueryData(countryCodesQuery().queryKey, [{ name: 'Malta', code: '+356', isoCode: 'MT' }]);
  if (limits !== undefined) {
    client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
    client.setQueryData(limitsQuery().queryKey, limits);
  }
  const element = (
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
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

/** A player with this much left in the daily limit. */
const leaving = (room: string): Limits => {
  const span = { limit: null, used: '0.00', endsAt: '2026-12-01T00:00:00.000Z' };
  return { depositLimitFirst: false, deposit: { day: { ...span, limit: room }, week: span, month: span } } as Limits;
};

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Play with/ });
const type = (text: string) => fireEvent.input(amount(), { target: { value: text } });

let profile: object;
let valid: boolean;
beforeEach(() => {
  document.cookie = 'payment_config=; Max-Age=0; Path=/';
  profile = complete;
  valid = true;
  const answers: Readonly<Record<string, () => unknown>> = {
    '/profile-service/api/v1/profile/payment/methods?currency=EUR': () => [cards],
    '/profile-service/api/v1/profile': () => profile,
    '/user-service/api/v1/promotion/coupon?language=en': () => ({ valid }),
  };
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer()));
  });
});

afterEach(() => {
  cleanup();
  store().promotion.setCoupon('');
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
    // Without a promotion there is nothing to accept or reject.
    expect(screen.getByText('No promotion is running for this deposit.')).toBeDefined();
    expect(screen.queryByText(/Promotions are optional/)).toBeNull();
    type('15');
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

  test('an empty field is no error until the button is pressed, and the minimum is shown in one currency', () => {
    show();
    type('');
    expect(screen.queryByText(/^Minimum deposit amount/)).toBeNull();
    expect(screen.getAllByText(/^min /).map(({ textContent }) => textContent)).toEqual(['min €10.00, max €20,000.00']);
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
    expect(screen.getByRole('alert').textContent).toBe('Use at most 2 decimals for EUR.');
    type('12,345.67');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /^Play with/ }).textContent).toContain('€12,345.67');
    type('12a');
    expect(screen.getByRole('alert').textContent).toBe('Use digits and one decimal point only.');
  });

  test('missing details are requested before the method', async () => {
    profile = { ...complete, userDetails: { ...complete.userDetails, city: null } };
    show();
    type('50');
    fireEvent.click(button());
    expect(await screen.findByText('We need a few details before your first payment.')).toBeDefined();
    expect(screen.getByLabelText('City')).toBeDefined();
    expect(screen.queryByText('How would you like to pay?')).toBeNull();
  });

  test('above the maximum or the player’s own limit it says so at once, and leads nowhere', async () => {
    show({ limits: leaving('40.00') });
    type('40');
    expect(screen.queryByRole('alert')).toBeNull();
    type('50');
    expect(screen.getByRole('alert').textContent).toContain('Your deposit limit has €40.00 left until');
    expect(screen.getByRole('link', { name: 'See my limits' }).getAttribute('href')).toBe('/profile/limits');
    fireEvent.click(button());
    type('50000');
    expect(screen.getByRole('alert').textContent).toBe('One deposit can be up to €20,000.00.');
    // No offer beside an amount that will be refused.
    expect(button().textContent).toBe('Play with');
    expect(screen.queryByText('You start with')).toBeNull();
    fireEvent.click(button());
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText('How would you like to pay?')).toBeNull();
  });

  test('opens with what the player’s own limit leaves, offers nothing above it and says why once', () => {
    show({ limits: leaving('40.00') });
    expect(amount().value).toBe('40');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button().textContent).toBe('Play with €40.00');
    const offered = screen.getByRole('group', { name: 'Suggested amounts' }).querySelectorAll('button:not(:disabled)');
    expect([...offered].map(({ textContent }) => textContent)).toEqual(['€30']);
    expect(screen.getAllByText(/^Your deposit limit has €40.00 left until/)).toHaveLength(1);
    type('41');
    expect(screen.getAllByText(/^Your deposit limit has €40.00 left until/)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('Your deposit limit has €40.00 left');
  });

  test('opens empty and says why where the player’s own limit leaves less than the minimum', () => {
    show({ limits: leaving('5.00') });
    expect(amount().value).toBe('');
    expect(amount().closest('.field-bad')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Your deposit limit has €5.00 left until');
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  test('an amount remembered from a deposit before is kept within the limit too', () => {
    const remembered = { tier: 'CARDS', depositAmount: '75', currency: 'EUR', promotionCoupon: '' };
    document.cookie = `payment_config=${encodeURIComponent(JSON.stringify(remembered))}; Path=/`;
    show({ limits: leaving('25.00') });
    expect(amount().value).toBe('25');
  });

  test('another currency takes the amount along, and the way back gives it again as it was typed', () => {
    show();
    type('74.5');
    const choose = (name: RegExp) => {
      fireEvent.click(screen.getByRole('button', { name: /^Currency/ }));
      fireEvent.click(screen.getByRole('option', { name }));
    };
    choose(/BTC/);
    expect(amount().value).toBe('0.00082778');
    expect(screen.getByText(/^Worth €74.50 at today’s rate/)).toBeDefined();
    choose(/EUR/);
    expect(amount().value).toBe('74.5');
    expect(screen.queryByText(/at today’s rate/)).toBeNull();
  });

  test('an unknown bonus code is reported on blur, and blocks the deposit', async () => {
    valid = false;
    show();
    type('50');
    fireEvent.click(screen.getByRole('button', { name: 'I have a bonus code' }));
    const field = screen.getByLabelText('Bonus code');
    fireEvent.input(field, { target: { value: 'MADEUP' } });
    fireEvent.focusOut(field);
    expect(await screen.findByText('This code is not valid. Check it, or continue without one.')).toBeDefined();
    fireEvent.click(button());
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText('How would you like to pay?')).toBeNull();
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.click(button());
    expect(await screen.findByText('How would you like to pay?')).toBeDefined();
  });

  test('opened for a stake it suggests the lowest sensible amount', () => {
    show({ neededFor: { currency: 'EUR', stake: '1.00' } });
    expect(amount().value).toBe('10');
  });

  test('opened for a stake that the balance does not cover, it says so', () => {
    show({ neededFor: { currency: 'EUR', stake: '5.00' } });
    expect(screen.getByText('Your balance does not cover a stake of €5.00. Deposit to continue.')).toBeDefined();
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
