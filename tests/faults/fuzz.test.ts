/** A short run of `npm run fuzz`: checks that the long one works, for every kind of caller. */
import { expect, test } from 'vitest';
import { runFuzz } from './fuzz-run.ts';

test('unusual requests by visitors, players and operators never cause a server error', async () => {
  const { failures, statuses } = await runFuzz({ requests: 600, seed: 12, say: () => undefined });
  expect(failures).toEqual([]);
  // Some of the requests are valid and must succeed.
  expect(statuses['2xx'] ?? 0).toBeGreaterThan(20);
});
