/** No chain could be chosen for its salt: the block that it is the hash of is named after the chain, and before it is there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveWorld, tableId, type LiveWorld } from '../testing/live-world.ts';
import { keepChains, type SaltBlocks } from './chains.ts';
import { stepTable } from './run-table.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const chains = () =>
  world.database.db.rows<{ salt: string | null; height: bigint | null; source: unknown }>(
    'select salt, salt_height as height, salt_source as source from live_chains order by id',
  );

it('waits with its first round for the block, and takes its hash and nothing else', async () => {
  const hashes = new Map<bigint, string>();
  const blocks: SaltBlocks = {
    newest: async () => ({ network: 'net', height: 10n }),
    hashAt: async (_network, height) => hashes.get(height),
  };
  const deps = { ...world.deps, blocks, drawsSalts: false };
  const held = await world.take();
  expect(await stepTable(deps, held)).toBeGreaterThan(0);
  expect(await chains()).toMatchObject([
    { salt: null, height: 13n },
    { salt: null, height: 13n },
  ]);
  expect((await world.table()).round).toBeUndefined();
  hashes.set(13n, `0x${'ab'.repeat(32)}`);
  await keepChains(deps, tableId);
  const source = { kind: 'block', network: 'net', height: '13' };
  expect(await chains()).toMatchObject([
    { salt: 'ab'.repeat(32), source },
    { salt: 'ab'.repeat(32), source },
  ]);
  expect(await stepTable(deps, held)).toBe(0);
  expect((await world.table()).round).toMatchObject({
    salt: 'ab'.repeat(32),
    saltBlock: { network: 'net', height: '13' },
  });
});

it('the house draws a salt only where it may', async () => {
  await world.database.db.run('update live_chains set used = length');
  const deps = { ...world.deps, drawsSalts: false };
  await keepChains(deps, tableId);
  expect((await chains()).filter(({ salt }) => salt === null)).toHaveLength(2);
  await keepChains({ ...deps, drawsSalts: true }, tableId);
  expect((await chains()).filter(({ salt }) => salt === null)).toHaveLength(0);
});
