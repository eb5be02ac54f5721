import type { Jackpot } from '@carmine/contract/games/jackpots';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { jackpotsQuery } from '../queries/games.ts';
import { raiseMeters } from './raise-meters.ts';

const { queryKey } = jackpotsQuery();
const jackpot = (id: string, amount: string) => ({ id, amount, currency: 'EUR', commitment: `of ${id}` }) as Jackpot;

const told = (jackpots: readonly { id: string; amount: string }[] | undefined) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, [jackpot('grand', '100.00'), jackpot('mini', '9.99')]);
  const asked = vi.spyOn(client, 'invalidateQueries');
  raiseMeters(client, jackpots === undefined ? null : { jackpots });
  return { amounts: client.getQueryData(queryKey)?.map(({ amount }) => amount), asked: asked.mock.calls.length };
};
const grown = { id: 'grand', amount: '100.02' };

test('meters that grow are raised from the hint, without a call', () => {
  expect(told([grown, { id: 'mini', amount: '10.01' }])).toEqual({ amounts: ['100.02', '10.01'], asked: 0 });
});

test('where a jackpot was won, a pool is new, or nothing was said, the page asks: with it come the next commitment and the win', () => {
  const asked = { amounts: ['100.00', '9.99'], asked: 1 };
  expect(told([grown, { id: 'mini', amount: '0.50' }])).toEqual(asked);
  expect(told([grown])).toEqual(asked);
  expect(told(undefined)).toEqual(asked);
  const client = new QueryClient();
  raiseMeters(client, { jackpots: [grown] });
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
