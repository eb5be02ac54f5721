/** What is refetched, and when: hints invalidate data, and without one nothing is fetched twice within seconds. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staleByTopic } from '../live/use-live.ts';
import { getQueryClient } from '../platform/calls/query-client.ts';
import { activityQuery } from '../features/activity/queries.ts';
import { betsQuery } from '../features/history/queries.ts';
import { checklistQuery, withdrawQuery, withdrawableQuery } from './cash-outs.ts';
import { depositQuery } from './deposits.ts';
import { allNoticesQuery } from '../features/notifications/queries.ts';
import { paymentsQuery } from './payments.ts';
import { limitsQuery, preferencesQuery } from './protection.ts';
import { verificationQuery } from '../features/verification/queries.ts';
import { walletsQuery } from './wallets.ts';

let client: QueryClient;
let calls = 0;

beforeEach(() => {
  vi.useFakeTimers();
  client = getQueryClient();
  client.clear();
  calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return Response.json({ items: [], total: 0 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Options {
  readonly queryKey: QueryKey;
}
const load = (options: Options): Promise<unknown> => client.query(options);
const everything = { from: '', to: '', page: 0 };

const live: readonly [keyof typeof staleByTopic, string, Options][] = [
  ['balance', 'what can be withdrawn', withdrawableQuery()],
  ['balance', 'the checklist', checklistQuery('EUR', undefined)],
  ['balance', 'the bets', betsQuery({ ...everything, provider: '' })],
  ['balance', 'the activity', activityQuery('7d')],
  ['balance', 'the limits', limitsQuery()],
  ['payment', 'a withdrawal', withdrawQuery('wdr_1')],
  ['payment', 'a deposit', depositQuery('dep_1')],
  ['payment', 'the payments', paymentsQuery({ ...everything, direction: 'deposit', kind: 'fiat' })],
  ['verification', 'the verification', verificationQuery('identity')],
];

describe('hints of the socket', () => {
  test.each(live)(
    '(%s) %s is not asked again within seconds, but at once after a hint',
    async (topic, _what, options) => {
      await load(options);
      vi.advanceTimersByTime(20_000);
      await load(options);
      expect(calls).toBe(1);
      for (const key of staleByTopic[topic]) void client.invalidateQueries({ queryKey: [key] });
      await load(options);
      expect(calls).toBe(2);
    },
  );

  test.each(live)(
    '(%s) %s is asked again after half a minute without one: a hint may be lost',
    async (_topic, _what, options) => {
      await load(options);
      vi.advanceTimersByTime(31_000);
      await load(options);
      expect(calls).toBe(2);
    },
  );
});

test('the wallets, with what is owed, are asked again at once after a hint of the balance', async () => {
  await load(walletsQuery());
  await load(walletsQuery());
  expect(calls).toBe(1);
  for (const key of staleByTopic.balance) void client.invalidateQueries({ queryKey: [key] });
  await load(walletsQuery());
  expect(calls).toBe(2);
});

test('what only the player changes is kept as everything is', async () => {
  await load(preferencesQuery());
  vi.advanceTimersByTime(200_000);
  await load(preferencesQuery());
  expect(calls).toBe(1);
  expect(allNoticesQuery().staleTime).toBeGreaterThan(0);
});
