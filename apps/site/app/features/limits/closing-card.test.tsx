import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ClosingCard } from './closing-card.tsx';

afterEach(cleanup);

test('no reason for closing an account is chosen for the player, and without one it cannot be closed', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ClosingCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Close my account' });
  expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('');
  expect(close.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'service' } });
  expect(close.disabled).toBe(false);
});
