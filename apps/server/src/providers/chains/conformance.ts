/** Conformance tests for every network adapter, run by its own test against a real node. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Network } from '../../modules/payments/chains/ports.ts';
import { listen, type Listener } from '../../testing/http-listener.ts';

export interface ChainStage {
  readonly chain: Network;
  /** The same adapter with another, usually faulty, server. */
  against(origin: string): Network;
  /** An account's public key created elsewhere, and its first addresses as derived by another wallet. */
  readonly account: { readonly xpub: string; readonly players: readonly string[]; readonly house: string };
  readonly addresses: { readonly good: readonly string[]; readonly bad: readonly string[] };
  /** Sends from anywhere, unconfirmed. Returns the transaction id. */
  send(address: string, raw: bigint): Promise<string>;
  mine(blocks: number): Promise<void>;
  /** Removes the last blocks with their transactions. */
  reorganise(depth: number): Promise<void>;
  /** Drafts and signs a transfer of its own coins without broadcasting it. */
  pay(to: string, raw: bigint): Promise<{ raw: string; txid: string }>;
  close(): Promise<void>;
}

type On = () => ChainStage;

const found = <T extends { ok: boolean }>(answer: T): Extract<T, { ok: true }> => {
  if (!answer.ok) throw new Error(`Not answered: ${JSON.stringify(answer)}`);
  return answer as Extract<T, { ok: true }>;
};

const describeAddresses = (on: On): void => {
  test('makes the addresses that any other wallet makes of the same key, each its own', () => {
    const { chain, account } = on();
    const made = account.players.map((_address, index) => chain.addressAt(account.xpub, 0, index));
    expect(made).toEqual(account.players);
    expect(chain.addressAt(account.xpub, 1, 0)).toBe(account.house);
    expect(new Set([...made, account.house]).size).toBe(made.length + 1);
  });

  test('reads what it made, and refuses what nobody can own', () => {
    const { chain, account, addresses } = on();
    for (const address of [...account.players, ...addresses.good]) {
      const read = chain.readAddress(` ${address} `);
      expect(read).toBeDefined();
      expect(chain.readAddress(read ?? '')).toBe(read);
    }
    for (const address of addresses.bad) expect(chain.readAddress(address)).toBeUndefined();
  });
};

const describeReading = (on: On): void => {
  test('tells blocks in their order, each naming the one before', async () => {
    const { chain, mine } = on();
    await mine(3);
    const head = found(await chain.head());
    const last = found(await chain.block(head.height)).block;
    const before = found(await chain.block(head.height - 1n)).block;
    expect(last).toMatchObject({ hash: head.hash, height: head.height, parentHash: before.hash });
    expect(await chain.block(head.height + 1n)).toEqual({ ok: false, reason: 'no_such_block' });
  });

  test('sees a transfer wait, then lie in a block with its exact amount, then be gone with its block', async () => {
    const { chain, send, mine, reorganise, account } = on();
    const to = account.players[0] ?? '';
    const raw = chain.assets[0].rawPerSubunit * 12_345_678n + 1n;
    const txid = await send(to, raw);
    expect(await chain.transactionStatus(txid)).toEqual({ ok: true, at: 'waiting' });
    await mine(1);
    const { height, hash } = found(await chain.head());
    const status = found(await chain.transactionStatus(txid));
    expect(status).toMatchObject({ at: 'block', height, hash, succeeded: true });
    // A draft says what a payment of outputs costs, so that no node is asked.
    if (chain.kind === 'account') expect(status.at === 'block' && status.feeRaw > 0n).toBe(true);
    const sent = found(await chain.block(height)).block.transfers.find((transfer) => transfer.txid === txid);
    expect(sent).toMatchObject({ to, raw });
    expect(chain.readAddress(sent?.from ?? '')).toBe(sent?.from);
    await reorganise(1);
    expect(found(await chain.block(height)).block.hash).not.toBe(hash);
    expect(await chain.transactionStatus(txid)).toEqual({ ok: true, at: 'unknown' });
  });

  test('knows what it does not know', async () => {
    const { chain, send, account } = on();
    const unknown = (await send(account.house, 100_000n)).replace(/.{8}$/, '00000000');
    expect(await chain.transactionStatus(unknown)).toEqual({ ok: true, at: 'unknown' });
  });
};

/** Sum received by an address, from the blocks. */
const arrivedAt = async (chain: Network, address: string): Promise<bigint> => {
  const { height } = found(await chain.head());
  let sum = 0n;
  for (let at = 1n; at <= height; at += 1n) {
    const { transfers } = found(await chain.block(at)).block;
    for (const { to, raw } of transfers) if (to === address) sum += raw;
  }
  return sum;
};

const describeSending = (on: On): void => {
  test('a signed transfer may be shown any number of times and moves its amount once', async () => {
    const { chain, pay, mine, account } = on();
    const to = account.players[1] ?? '';
    const raw = chain.assets[0].rawPerSubunit * 1_000_000n;
    const before = await arrivedAt(chain, to);
    const signed = await pay(to, raw);
    await Promise.all([chain.broadcast(signed.raw), chain.broadcast(signed.raw), chain.broadcast(signed.raw)]);
    expect(await chain.transactionStatus(signed.txid)).toMatchObject({ ok: true, at: 'waiting' });
    await mine(1);
    expect(await chain.transactionStatus(signed.txid)).toMatchObject({ ok: true, at: 'block', succeeded: true });
    // Rebroadcasting the same bytes moves nothing, whatever the answer.
    await chain.broadcast(signed.raw);
    await mine(1);
    expect((await arrivedAt(chain, to)) - before).toBe(raw);
  });

  test('names a price', async () => {
    const { chain } = on();
    expect(found(await chain.fee(chain.assets[0])).raw).toBeGreaterThan(0n);
  });

  test('refuses bytes that are no transaction', async () => {
    expect(await on().chain.broadcast('0x00')).toEqual({ ok: false, reason: 'refused' });
  });
};

const answers: readonly (readonly [string, number, string])[] = [
  ['nothing', 200, ''],
  ['a page', 200, '<html></html>'],
  ['another document', 200, '{"jsonrpc":"2.0","id":1,"result":{"number":"many"}}'],
  ['an overflow', 200, `{"jsonrpc":"2.0","id":1,"result":"0x${'f'.repeat(65)}"}`],
  ['a refusal', 200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}'],
  ['a fault', 500, 'oops'],
  ['too many requests', 429, ''],
];

const describeFailures = (on: On): void => {
  test.each(answers)('against a node that answers %s every call fails as a value', async (_what, status, body) => {
    const liar: Listener = await listen(async (_request, response) => {
      response.statusCode = status;
      response.end(body);
    });
    try {
      const chain = on().against(liar.origin);
      const { house } = on().account;
      const [own] = chain.assets;
      const ofKind =
        chain.kind === 'account'
          ? [
              ...[chain.nextNonce(house), chain.balance(house, own)],
              chain.draft({ asset: own, from: house, to: house, raw: 1n }),
            ]
          : [chain.feeRate(), chain.isUnspent({ txid: '1'.repeat(64), position: 0 })];
      const calls = [chain.head(), chain.block(1n), chain.fee(own), chain.transactionStatus('1'.repeat(64)), ...ofKind];
      for (const answer of await Promise.all(calls)) expect(answer.ok).toBe(false);
    } finally {
      await liar.close();
    }
  });

  test('a node that is away is unreachable', async () => {
    const chain = on().against('http://127.0.0.1:1');
    expect(await chain.head()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await chain.broadcast('0x00')).toEqual({ ok: false, reason: 'unreachable' });
  });
};

export const describeChain = (name: string, open: () => Promise<ChainStage>): void => {
  describe(`${name} keeps what every chain promises`, () => {
    let stage: ChainStage | undefined;
    const on: On = () => {
      if (stage === undefined) throw new Error('The stage is not open');
      return stage;
    };
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage?.close());
    describe('addresses', () => {
      describeAddresses(on);
    });
    describe('reading', () => {
      describeReading(on);
    });
    describe('sending', () => {
      describeSending(on);
    });
    describe('failures', () => {
      describeFailures(on);
    });
  });
};
