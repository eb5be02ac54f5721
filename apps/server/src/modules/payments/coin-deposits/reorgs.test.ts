import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';

let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  stage = await openCoinStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
  await stage.chain.mine(5);
  await stage.coins.watch();
});
afterEach(() => expectLedgerSound(stage.owner));

const gwei = 10n ** 9n;
const states = async () => (await player.deposits()).map(({ state }) => state);

describe('a reorg that removes coins', () => {
  test('before they counted: nothing was credited, nothing is', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 2);
    await stage.coins.watch();
    expect(await states()).toEqual(['pending']);
    await stage.chain.reorganise(2);
    await stage.coins.watch();
    await stage.chain.mine(5);
    await stage.coins.watch();
    expect(await player.deposits()).toMatchObject([{ state: 'failed', reason: 'dropped_by_chain' }]);
    expect(await player.held()).toMatchObject({ cash: 0n, locked: 0n });
  });

  test('after they counted: the credit is reversed, and an operator is alerted', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 3);
    await stage.coins.watch();
    expect((await player.held()).cash).toBe(gwei);
    expect(stage.alarms.get('chain_reversed_ETH')).toBe(0);
    await stage.chain.reorganise(3);
    await stage.coins.watch();
    expect(await player.deposits()).toMatchObject([{ state: 'charged_back', reason: 'dropped_by_chain' }]);
    expect(await player.held()).toMatchObject({ cash: 0n, locked: 0n });
    expect(stage.alarms.get('chain_reversed_ETH')).toBe(1);
  });

  test('and returns some in other blocks: each coin counts once in the end', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 2);
    await stage.chain.send(address, '2', 1);
    await stage.coins.watch();
    expect(await states()).toEqual(['pending']);
    await stage.chain.reorganise(1);
    await stage.chain.mine(5);
    await stage.coins.watch();
    const credited = (await player.deposits()).filter(({ state }) => state === 'credited');
    expect(credited.map((deposit) => deposit.amount)).toEqual([gwei]);
    await stage.chain.send(address, '2', 5);
    await stage.coins.watch();
    expect((await player.held()).cash).toBe(3n * gwei);
  });

  test('with the same transfers changes nothing', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 3);
    await stage.coins.watch();
    await stage.chain.mine(3);
    await stage.chain.reorganise(2);
    await stage.coins.watch();
    expect(await states()).toEqual(['credited']);
    expect((await player.held()).cash).toBe(gwei);
  });
});

describe('a node that is behind the read position', () => {
  /** As it was that many blocks ago: restored, still syncing, or the slower of two nodes behind one address. */
  const behind = async (blocks: bigint) => {
    const head = await stage.eth.head();
    if (!head.ok) throw new Error(head.reason);
    const height = head.height - blocks;
    const last = await stage.eth.block(height);
    if (!last.ok) throw new Error(last.reason);
    const slow = {
      ...stage.eth,
      head: async () => ({ ok: true, height, hash: last.block.hash }) as const,
      block: async (asked: bigint) =>
        asked > height ? ({ ok: false, reason: 'no_such_block' } as const) : stage.eth.block(asked),
    };
    return stage.variant({ networks: [slow] });
  };

  test('reverses no credit, alerts an operator, and reading continues with an up-to-date node', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 3);
    await stage.coins.watch();
    expect((await player.held()).cash).toBe(gwei);
    const slow = await behind(3n);
    await slow.watch();
    await slow.watch();
    expect(await states()).toEqual(['credited']);
    expect((await player.held()).cash).toBe(gwei);
    expect(stage.alarms.get('chain_behind_ETH')).toBe(1);
    await stage.chain.send(address, '2', 3);
    await stage.coins.watch();
    expect(stage.alarms.get('chain_behind_ETH')).toBe(0);
    expect((await player.held()).cash).toBe(3n * gwei);
  });

  test('nor does one that reports a head without having its block', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 3);
    await stage.coins.watch();
    const head = await stage.eth.head();
    const halved = {
      ...stage.eth,
      head: async () => (head.ok ? { ...head, hash: `0x${'1'.repeat(64)}` } : head),
      block: async () => ({ ok: false, reason: 'no_such_block' }) as const,
    };
    await stage.variant({ networks: [halved] }).watch();
    expect(await states()).toEqual(['credited']);
    expect((await player.held()).cash).toBe(gwei);
  });
});

test('a chain with a different genesis is not followed, and an operator is alerted', async () => {
  await stage.owner.run(`update chain_blocks set hash = 'never'`);
  await stage.owner.run(`update chains set block_hash = 'never'`);
  const { height } = await stage.owner.one<{ height: bigint }>('select height from chains');
  await stage.owner.run('delete from chain_blocks where height < $1', [height]);
  await stage.coins.watch();
  expect(stage.alarms.get('chain_lost_ETH')).toBe(1);
  expect((await stage.owner.one<{ height: bigint }>('select height from chains')).height).toBe(height);
});
