import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { everyOther } from '../../../testing/payment-kills.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { AccountNetwork, TransferSigner } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';

let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  stage = await openCoinStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
  await player.fund(gwei);
});
afterEach(() => expectLedgerSound(stage.owner));

const gwei = 10n ** 9n;
const amount = gwei / 10n;
const newTarget = () => `0x${randomBytes(20).toString('hex')}`;

type Death = readonly [string, () => Partial<CoinDeps>];

/** Runs the worker until it crashes at the given point. */
const dieIn = async (change: Partial<CoinDeps>): Promise<void> => {
  const dying = stage.variant(change);
  const turns = async (): Promise<void> => {
    for (let tries = 0; tries < 4; tries += 1) {
      await stage.turn(dying);
      await stage.chain.mine(3);
    }
  };
  await expect(turns()).rejects.toThrow(Died);
};
const onChain = (change: (honest: AccountNetwork) => Partial<AccountNetwork>): Partial<CoinDeps> => ({
  networks: [{ ...stage.eth, ...change(stage.eth) }],
});
const onSigner = (change: (honest: TransferSigner) => Partial<TransferSigner>): Partial<CoinDeps> => ({
  signer: { ...stage.deps.signer, ...change(stage.deps.signer) },
});
const dyingCommit = (part: string): Partial<CoinDeps> => ({ db: dyingDatabase(stage.deps.db, part) });

describe('a withdrawal is paid exactly once', () => {
  const start = async (): Promise<{ id: CashOutId; to: string }> => {
    const to = newTarget();
    const answer = await player.withdraw(amount, to);
    if (!answer.ok) throw new Error(answer.reason);
    return { id: answer.cashOut.id, to };
  };
  const expectPaidOnce = async ({ id, to }: { id: CashOutId; to: string }): Promise<void> => {
    await stage.settle();
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    expect((await stage.chain.received(to)).transactions).toHaveLength(1);
    expect(await player.held()).toMatchObject({ locked: gwei - amount, pending: 0n });
  };

  test('when the server crashes during the request, and the player retries with the same key', async () => {
    const to = newTarget();
    const dying = stage.variant(dyingCommit('update idempotency_keys'));
    await expect(player.withdraw(amount, to, 'again', dying)).rejects.toThrow(Died);
    expect(await player.held()).toMatchObject({ locked: gwei, pending: 0n });
    const answer = await player.withdraw(amount, to, 'again');
    if (!answer.ok) throw new Error(answer.reason);
    await expectPaidOnce({ id: answer.cashOut.id, to });
  });

  const boundaries: readonly Death[] = [
    ['before the number is reserved', () => onChain(() => ({ draft: async () => die() }))],
    ['while the number is reserved', () => dyingCommit('insert into chain_sends')],
    ['after the number, before the signature', () => onSigner(() => ({ sign: async () => die() }))],
    [
      'after the signature, before it came back',
      () => onSigner((honest) => ({ sign: async (order) => (await honest.sign(order), die()) })),
    ],
    ['while the signature is stored', () => dyingCommit('update chain_sends set raw_transaction')],
    ['after it is stored, before the chain sees it', () => onChain(() => ({ broadcast: async () => die() }))],
    [
      'after the chain took it, before we know',
      () => onChain((honest) => ({ broadcast: async (raw) => (await honest.broadcast(raw), die()) })),
    ],
    [
      'while it is marked as submitted',
      () => onChain((honest) => ({ transactionStatus: async (txid) => (await honest.transactionStatus(txid), die()) })),
    ],
    ['while it is marked as paid', () => dyingCommit('settle_cash_out')],
  ];
  test.each(everyOther(boundaries, 0))('when the worker dies %s', async (_where, change) => {
    const started = await start();
    await dieIn(change());
    await expectPaidOnce(started);
  });

  test('when the signer is killed before and after it signed', async () => {
    const started = await start();
    await stage.signer.stop();
    await stage.turn();
    await stage.turn();
    expect(await player.stateOf(started.id)).toBe('approved');
    expect(stage.alarms.get('signer_unreachable')).toBe(1);
    await stage.signer.restart();
    await dieIn(onSigner((honest) => ({ sign: async (order) => (await honest.sign(order), die()) })));
    await stage.signer.restart();
    await expectPaidOnce(started);
  });

  test('when the node is down before the broadcast, and then drops it from its mempool', async () => {
    const started = await start();
    await dieIn(onChain(() => ({ broadcast: async () => die() })));
    await stage.stopWorld();
    await stage.turn();
    expect(await player.stateOf(started.id)).toBe('submitting');
    await stage.startWorld();
    await stage.turn();
    expect(await player.stateOf(started.id)).toBe('submitted');
    // The mempool is lost with the node; the same bytes are rebroadcast.
    await stage.restartWorld();
    await expectPaidOnce(started);
  });

  test('when the answer to the broadcast is lost or wrong', async () => {
    const started = await start();
    const lying = onChain((honest) => ({
      broadcast: async (raw) => (await honest.broadcast(raw), { ok: false, reason: 'refused' } as const),
    }));
    await stage.settle(stage.variant(lying));
    await expectPaidOnce(started);
  });

  test('when a reorg drops it after it was paid', async () => {
    const started = await start();
    await stage.settle();
    expect(await player.stateOf(started.id)).toBe('paid');
    const [seen] = (await stage.chain.received(started.to)).transactions;
    await stage.chain.reorganise(seen?.confirmations ?? 0);
    expect((await stage.chain.received(started.to)).transactions).toEqual([]);
    await stage.coins.recheckPaid();
    expect([stage.alarms.get('cash_out_dropped_ETH'), await player.stateOf(started.id)]).toEqual([1, 'submitted']);
    await stage.chain.mine(1);
    expect((await stage.chain.received(started.to)).transactions).toMatchObject([{ txid: seen?.txid }]);
    await expectPaidOnce(started);
    await stage.coins.recheckPaid();
    expect(stage.alarms.get('cash_out_dropped_ETH')).toBe(0);
    const said = await stage.owner.rows(`select 1 from outbox where topic = 'cash_out.paid' and key = $1`, [
      started.id.toString(),
    ]);
    expect(said).toHaveLength(1);
  });
});

describe('the signer’s caps', () => {
  test('hold a withdrawal back without blocking others, and release it when they allow it', async () => {
    await stage.signer.restart({ perTransaction: (amount * 10n ** 9n) / 2n });
    const [large, small] = [newTarget(), newTarget()];
    const first = await player.withdraw(amount, large);
    const second = await player.withdraw(amount / 4n, small);
    if (!first.ok || !second.ok) throw new Error('refused');
    await stage.settle();
    expect(await player.stateOf(first.cashOut.id)).toBe('approved');
    expect(await player.stateOf(second.cashOut.id)).toBe('paid');
    expect((await stage.chain.received(large)).transactions).toEqual([]);
    await stage.signer.restart();
    await stage.settle();
    expect(await player.stateOf(first.cashOut.id)).toBe('paid');
  });
});

describe('a crypto deposit is credited exactly once', () => {
  const expectCredited = async (address: string): Promise<void> => {
    await stage.chain.mine(5);
    await stage.coins.watch();
    await stage.coins.watch();
    expect((await player.held()).cash).toBe(2n * gwei);
    expect((await stage.chain.received(address)).transactions).toHaveLength(1);
    expect((await player.deposits()).filter(({ state }) => state === 'credited')).toHaveLength(1);
  };

  const boundaries: readonly Death[] = [
    [
      'while the block is read',
      () => onChain((honest) => ({ block: async (height) => (await honest.block(height), die()) })),
    ],
    ['while the block is written', () => dyingCommit('insert into chain_transfers')],
    ['while the deposit is made', () => dyingCommit('insert into deposits')],
    ['while it is credited', () => dyingCommit('credit_deposit')],
    ['after the money, before the transfer is marked', () => dyingCommit(`set state = 'credited'`)],
  ];
  test.each(everyOther(boundaries, 1))('when the worker dies %s', async (_where, change) => {
    const { address } = await player.address();
    await stage.chain.send(address, '2', 1);
    await dieIn(change());
    await expectCredited(address);
  });

  test('when the chain is killed between its blocks', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '2', 1);
    await stage.coins.watch();
    await stage.restartWorld();
    await stage.coins.watch();
    await expectCredited(address);
  });
});
