import type { PlaySessionAnswer } from '@carmine/contract';
import { expect, it } from 'vitest';
import type { PlayCalls } from './calls.ts';
import { readInterrupted } from './interrupted-round.ts';

const session = {
  game: 'lantern-harbour',
  currency: 'EUR',
  fairness: { serverSeedHash: 'a1', nonce: 8 },
} as PlaySessionAnswer;
const record = {
  ...{ id: 'rnd_7', game: 'lantern-harbour', currency: 'EUR', status: 'settled', nonce: 7 },
  ...{ stake: '1.00', staked: '1.00', payout: '45.50', multiplier: '455000', params: {}, view: { stops: [] }, seq: 0 },
  fairness: { serverSeedHash: 'a1', clientSeed: 'mine' },
};

/** What is found of the round that the browser kept; `status` of the answer. */
const found = (kept: string | undefined, answered: object = record, status = 200) =>
  readInterrupted(
    { round: (async () => ({ ok: status === 200, status, data: answered })) as unknown as PlayCalls['round'] },
    { unfinished: () => kept },
    session,
  );

it('the last round of the seeds goes on being told in the next launch', async () => {
  expect(await found('rnd_7')).toMatchObject({ id: 'rnd_7', payout: 4_550n, staked: 100n, open: false, events: [] });
});

it('nothing is told that was not cut off', async () => {
  expect(await found(undefined)).toBeUndefined();
});

it.each([
  ['that others have followed', { nonce: 6 }],
  ['of seeds that were changed since', { fairness: { serverSeedHash: 'a0', clientSeed: 'mine' } }],
  ['of another game', { game: 'dice' }],
  ['in another currency', { currency: 'ETH' }],
  ['that is not decided', { status: 'open' }],
])('a round %s is left behind', async (_which, change) => {
  expect(await found('rnd_7', { ...record, ...change })).toBeUndefined();
});

it('a round that is not the player’s, as in a new demo, is left behind', async () => {
  expect(await found('rnd_7', {}, 404)).toBeUndefined();
});
