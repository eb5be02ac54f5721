import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currenciesQuery } from '../../queries/games.ts';
import { DepositFlow } from './deposit-flow.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a deposit of a coin takes no amount before it is known whether the coin is offered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient();
  const element = (
    <QueryClientProvider client={client}>
      <DepositFlow currency="BTC" frame={({ children }) => children} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.queryByLabelText('Amount')).toBeNull();
  act(() => void client.setQueryData(currenciesQuery().queryKey, [{ currency: 'EUR' }, { currency: 'BTC' }] as never));
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  fireEvent.input(amount, { target: { value: '0.5' } });
  expect(amount.value).toBe('0.5');
});
