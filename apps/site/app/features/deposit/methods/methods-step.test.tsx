import type { Payment } from '@carmine/contract/payments/deposits';
import { getPaymentMethods, type PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { redirectDelayMs } from '@carmine/contract/settings';
import { money } from '@carmine/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIntentKeys } from '../../../platform/calls/intent-key.ts';
import { depositHistoryQuery, methodsQuery } from '../../../queries/deposits.ts';
import { cards, eWallet, otherCards } from '../../../testing/payment-methods.ts';
import { MethodPane } from './method-pane.tsx';
import { MethodsStep } from './methods-step.tsx';
import type { Deposit } from '../use-deposit.ts';
import { useMethodChoice, useStartDeposit } from './use-method-choice.ts';

beforeEach(() => {
  document.cookie = 'payment_config=; Max-Age=0; Path=/';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bank: PaymentMethod = {
  ...{ ...eWallet, code: 'BANK', name: 'Interac', kind: 'bank', icon: 'bank', presentation: 'address' },
  ...{ feePercent: 1.5, minutes: 2_880, minDeposit: '20.00' },
};

const begun: string[] = [];
const Chooser = ({ cents }: { readonly cents: bigint }) => {
  const keys = useIntentKeys();
  const deposit = {
    ...{ amount: money('EUR', cents), currency: 'EUR', typed: '50', keys, keepBegun: () => undefined },
    goOn: ({ methodName }: { methodName: string }) => void begun.push(methodName),
  } as unknown as Deposit;
  const choice = useMethodChoice(deposit);
  return (
    <>
      <MethodsStep deposit={deposit} choice={choice} />
      <MethodPane deposit={deposit} choice={choice} />
    </>
  );
};

const show = (methods: readonly PaymentMethod[], cents = 5_000n, items: readonly Payment[] = []) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(methodsQuery('EUR').queryKey, [...methods]);
  client.setQueryData(depositHistoryQuery(0).queryKey, {
    ...{ items: [...items], page: 0, size: 20, total: items.length },
  });
  render(
    <QueryClientProvider client={client}>
      <Chooser cents={cents} />
    </QueryClientProvider>,
  );
};

const options = (name: string) =>
  [...screen.getByRole('radiogroup', { name }).querySelectorAll('[role=radio]')].map(({ textContent }) => textContent);
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.querySelector('b')?.textContent.trim());
/** The main button; above it may be the offer of another tier. */
const goOn = () => {
  const all = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Continue with/ });
  return all.at(-1) as HTMLButtonElement;
};

test('offers what the server lists, and nothing else', () => {
  show([cards]);
  expect(options('Payment methods')).toEqual(['Credit CardRuby']);
});

test('where no method is left, that is said', () => {
  show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('No payment method is available for this currency in your country right now.')).toBeDefined();
});

test('every method is a choice by its name, with kind, fee and time; cards are one choice, after them', () => {
  show([cards, bank, otherCards, eWallet]);
  expect(options('Payment methods')).toEqual([
    'Interac Bank transfer · 1.5% fee, in about 2 days',
    'Jeton E-wallet · No fee, usually instant',
    'Credit CardRuby, Platinum',
  ]);
});

test('a method that takes longer than usual at present says so', () => {
  show([{ ...eWallet, slowMinutes: 12 }]);
  expect(options('Payment methods')).toEqual(['Jeton E-wallet · No fee, slower than usual: in about 12 minutes']);
});

test('one choice at a time: the tiers show beside the cards, the terms beside every other, and no limits of any', () => {
  show([cards, otherCards, bank]);
  expect(chosen()).toEqual(['Interac']);
  fireEvent.click(screen.getByRole('radio', { name: /Credit Card/ }));
  expect(chosen()).toEqual(['Credit Card', 'Ruby']);
  expect(options('Choose a tier')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: /Platinum No fee/ }));
  expect(chosen()).toEqual(['Credit Card', 'Platinum']);
  fireEvent.click(screen.getByRole('radio', { name: /Interac/ }));
  expect(chosen()).toEqual(['Interac']);
  expect(screen.queryByRole('radiogroup', { name: 'Choose a tier' })).toBeNull();
  for (const text of ['1.5% fee', 'In about 2 days']) expect(screen.getByText(text)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/20\.00|10,000/);
  expect(goOn().textContent).toBe('Continue with Interac');
  fireEvent.click(screen.getByRole('radio', { name: /Credit Card/ }));
  expect(chosen()).toEqual(['Credit Card', 'Ruby']);
});

test('a method whose limits the amount is outside of says so without naming them, and leads nowhere; another one is chosen first', () => {
  show([bank, eWallet], 1_500n);
  expect(chosen()).toEqual(['Jeton']);
  fireEvent.click(screen.getByRole('radio', { name: /Interac/ }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Interac does not take this amount. Choose another amount or another method.',
  );
  expect(document.body.textContent).not.toMatch(/20\.00|10,000/);
  expect(goOn().disabled).toBe(true);
});

test('an order that the gateway refuses says why, and is no hindrance to another method or another try', async () => {
  const keys: string[] = [];
  // As the server's own test of refused orders has it.
  const said =
    'This payment method did not accept the payment. Nothing was charged. Please choose another one, or another amount.';
  const problem = { type: 'about:blank', title: 'Refused', status: 422, code: 'refused_by_gateway', message: said };
  const methods = [
    { ...cards, requiredDetails: [] },
    { ...otherCards, requiredDetails: [] },
  ];
  const lists = {
    '/cdn/': [],
    [getPaymentMethods.path]: methods,
    '/fiat/': { items: [], page: 0, size: 20, total: 0 },
  };
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    if (method !== 'POST')
      return Response.json(Object.entries(lists).find(([part]) => path.includes(part))?.[1] ?? emptyProfile);
    keys.push(new Headers(headers).get('idempotency-key') ?? '');
    if (path.includes(`/${cards.path}/`)) return Response.json(problem, { status: 422 });
    const checkout = { presentation: 'address', address: 'MT00 PAY 0001', reference: '4711' };
    return Response.json({ id: 'dep_1', status: 'pending', ...checkout }, { status: 201 });
  });
  show(methods);
  for (const tries of [1, 2]) {
    fireEvent.click(goOn());
    await waitFor(() => expect(keys).toHaveLength(tries));
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(said);
  }
  // The refusal is final: the second attempt is a separate order.
  expect(new Set(keys).size).toBe(2);
  fireEvent.click(screen.getByRole('radio', { name: /^Platinum/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(goOn());
  await waitFor(() => expect(begun).toEqual(['Platinum']));
});

const Starter = ({ method }: { readonly method: PaymentMethod }) => {
  const keys = useIntentKeys();
  const rest = { keepBegun: () => undefined, setStep: () => undefined };
  const { start } = useStartDeposit({ amount: money('EUR', 5_000n), keys, ...rest } as unknown as Deposit);
  return (
    <button type="button" onClick={() => void start(method, 'redirect')}>
      Pay
    </button>
  );
};

test.each([
  ['at once', []],
  ['half a second later where it was chosen among several ways', ['qr']],
] as const)('the browser leaves for the page of a method %s', async (_when, alternatives) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const timeout = globalThis.setTimeout;
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    waits.push(ms);
    return timeout(work, ms === redirectDelayMs ? 0 : ms);
  });
  const placed = { id: 'dep_1', status: 'pending', presentation: 'redirect', redirectUrl: 'https://pay.example/1' };
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST') return Response.json(placed, { status: 201 });
    return Response.json(path.includes('/cdn/') ? [] : emptyProfile);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Starter method={{ ...eWallet, requiredDetails: [], alternatives: [...alternatives] }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  expect(waits.includes(redirectDelayMs)).toBe(alternatives.length > 0);
});

const failed = (minutesAgo: number, method = cards.code): Payment => {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return {
    ...{ id: 'dep_1', direction: 'deposit', method, currency: 'EUR', amount: '50.00', fee: '0.00', amountEur: '50.00' },
    ...{ status: 'failed', createdAt: at, updatedAt: at },
  };
};

test('after a tier has failed, the next one is chosen, and the failed one is marked for twenty minutes', () => {
  show([cards, otherCards], 5_000n, [failed(19)]);
  expect(options('Choose a tier')[0]).toContain('(Failed to process)');
  expect(chosen()).toEqual(['Credit Card', 'Platinum']);
  cleanup();
  show([cards, otherCards], 5_000n, [failed(21)]);
  expect(options('Choose a tier')[0]).not.toContain('(Failed to process)');
  expect(chosen()).toEqual(['Credit Card', 'Ruby']);
});

test('what the cookie claims marks no tier, and a tier it names that is not listed is not chosen', () => {
  const claimed = { tier: 'NOT_LISTED', depositAmount: '50', currency: 'EUR', promotionCoupon: '', status: 'failed' };
  document.cookie = `payment_config=${encodeURIComponent(JSON.stringify(claimed))}; Path=/`;
  show([cards, otherCards]);
  expect(screen.queryByText('(Failed to process)')).toBeNull();
  expect(chosen()).toEqual(['Credit Card', 'Ruby']);
});

test('where every tier has failed lately, the choice stays with the player', () => {
  show([cards, otherCards], 5_000n, [failed(3), failed(1, otherCards.code)]);
  expect(chosen()).toEqual(['Credit Card', 'Ruby (Failed to process)']);
});
