import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getQueryClient } from '../platform/calls/query-client.ts';
import { useForgetting } from './use-forgetting.ts';

test('no player’s data is left for the next user of the same page', async () => {
  const client = getQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const own = [['wallets'], ['bets', 'page'], ['notices', 'all'], ['session', 'list'], ['chat', 'usr_1'], ['whatever']];
  const shared = [['catalogue'], ['category', 'top-games'], ['location']];
  const signIn = (id: string | null) => act(() => void client.setQueryData(['session'], id === null ? null : { id }));
  const known = (keys: readonly string[][]) => keys.filter((key) => client.getQueryData(key) !== undefined);

  signIn('usr_1');
  renderHook(() => useForgetting(), { wrapper });
  for (const key of [...own, ...shared]) client.setQueryData(key, 'an answer');
  signIn('usr_1');
  expect(known(own)).toEqual(own);
  signIn(null);
  await waitFor(() => expect(known(own)).toEqual([]));
  expect(known(shared)).toEqual(shared);
  client.clear();
});
