import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { commitment, createRng, gameById } from '@carmine/games';
import { describe, expect, test } from 'vitest';
import { pairFile } from './download-pair.ts';
import { roundsOf } from './read-rounds.ts';
import { verifyPairs, type Proof } from './verify-pairs.ts';

const dice = gameById('dice');
if (dice === undefined) throw new Error('No dice');
const serverSeed = 'c0'.repeat(32);
const pair: SeedPairAnswer = { serverSeedHash: commitment(serverSeed), serverSeed, clientSeed: 'site', rounds: 1_200 };

const record = (nonce: number): RoundRecord => {
  const rng = createRng(serverSeed, 'site', nonce);
  const result = rng.below(10_000);
  const won = result > 5_049;
  return {
    ...{ id: `rnd_${nonce}`, game: 'dice', mathVersion: dice.mathVersion, status: 'settled' as const, seq: 0, nonce },
    ...{ stake: '1.00', staked: '1.00', payout: won ? '2.00' : '0.00', multiplier: won ? 20_000 : 0, currency: 'EUR' },
    ...{ params: { target: 5_049, direction: 'over' }, view: { result, won }, actions: [], funding: 'cash' as const },
    ...{ draws: [[10_000, result]], at: '2026-11-20T10:00:00.000Z' },
    fairness: { algorithm: 'PF-1', clientSeed: 'site', serverSeed, serverSeedHash: pair.serverSeedHash },
  };
};

/** The house's answers, 500 at a time. */
const house = (rounds: readonly RoundRecord[]) => (hash: string) =>
  roundsOf(hash, async (_hash, from) => rounds.filter(({ nonce }) => (nonce ?? 0) >= from).slice(0, 500));
const all = Array.from({ length: pair.rounds }, (_, nonce) => record(nonce));

const prove = async (rounds: readonly RoundRecord[]) => {
  const progress: Proof[] = [];
  await verifyPairs([pair], (proof) => progress.push(proof) > 0, house(rounds));
  return progress;
};

describe('verifying every round of a pair', () => {
  test('goes page by page and says how far it is', async () => {
    const progress = await prove(all);
    expect(progress.map(({ done }) => done)).toEqual([500, 1_000, 1_200, 1_200]);
    expect(progress.at(-1)).toEqual({
      ...{ all: 1_200, done: 1_200, held: 1_200, unchecked: 0, differing: [], gaps: 0, finished: true },
    });
  });

  test('names the rounds that differ', async () => {
    const forged = all.with(700, { ...(all[700] as RoundRecord), payout: '7.00' });
    expect((await prove(forged)).at(-1)).toMatchObject({ held: 1_199, differing: ['rnd_700'], finished: true });
  });

  test('misses a round that is kept back, in the middle as well as at the end', async () => {
    expect((await prove(all.filter(({ nonce }) => nonce !== 5))).at(-1)?.gaps).toBe(1);
    expect((await prove(all.slice(0, 1_199))).at(-1)?.gaps).toBe(1);
    expect((await prove(all.slice(1))).at(-1)?.gaps).toBe(1);
  });

  test('does not take another pair’s rounds for this one’s', async () => {
    const other = all.map((one) => ({ ...one, fairness: { ...one.fairness, serverSeedHash: '0'.repeat(64) } }));
    expect((await prove(other as RoundRecord[])).at(-1)).toMatchObject({ held: 0, gaps: 1_200 });
  });

  test('stops when nobody listens any more', async () => {
    let progress = 0;
    await verifyPairs([pair], () => (progress += 1) < 2, house(all));
    expect(progress).toBe(2);
  });
});

test('the file of a pair holds every round and the definitions they were played under', async () => {
  const file = await pairFile(pair, house(all));
  expect(file.rounds).toEqual(all);
  expect(Object.keys(file.definitions)).toEqual([dice.mathVersion]);
  expect(file.definitions[dice.mathVersion]).toMatchObject({ game: 'dice' });
});
