import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InvitationScreen } from './invitation.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

test('a one-time link that is pasted over the address of the page opens it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationScreen />
    </QueryClientProvider>,
  );
  expect(screen.queryByLabelText('Name')).toBeNull();
  act(() => {
    window.location.hash = '#token=from-the-start';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await screen.findByLabelText('Name')).toBeDefined();
});
