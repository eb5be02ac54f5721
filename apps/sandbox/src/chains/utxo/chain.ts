/**
 * A local UTXO network with real keys, transactions and blocks, in this process and on its disk; operations are serialised.
 *
 * It is no real node, and none was ever run against the product. What a node would refuse is in `ledger.ts`, what it would answer in
 * `rpc.ts`, both after the documentation of the node programs. Not simulated: fees that rise with demand, other people's payments in a
 * block, descendant limits, a competing miner. Test with a real node (regtest, then a test network) before going live.
 */
import { randomBytes } from 'node:crypto';
import type { ChainSettings } from '../network.ts';
import { createPace, defaultConfirmations } from '../pace.ts';
import { makeBlock, type Block } from './block.ts';
import type { SimulatedCoin } from './coin.ts';
import { createFaucet } from './faucet.ts';
import { keptBlocks } from './kept-blocks.ts';
import { createLedger, type Ledger, type Taken } from './ledger.ts';
import type { ReadTransaction } from './transaction.ts';

export interface Received {
  readonly txid: string;
  readonly raw: bigint;
  readonly height: number;
}

export interface UtxoChain {
  readonly coin: SimulatedCoin;
  readonly blocks: readonly Block[];
  readonly ledger: Ledger;
  /** In the current blocks. */
  find(txid: string): { readonly transaction: ReadTransaction; readonly block: Block } | undefined;
  open(): void;
  /** Unconfirmed; undefined if an address is invalid. */
  send(outputs: readonly { address: string; raw: bigint }[]): Taken | undefined;
  take(hex: string): Taken;
  mine(blocks: number): void;
  /** Replaces the last blocks by empty ones; their transactions are lost. */
  reorganise(depth: number): void;
  followUp(): void;
  received(address: string): Received[];
  close(): void;
}

/** The blocks and the unspent outputs, one block at a time. */
const createBlocks = (coin: SimulatedCoin, folder: string | undefined) => {
  const kept = keptBlocks(folder, coin.code);
  const ledger = createLedger(coin);
  const { firstCoins, ownScript } = createFaucet(coin);
  const blocks: Block[] = [];

  const add = (transactions: readonly ReadTransaction[], fees: bigint): void => {
    const before = blocks.at(-1);
    const reward = before === undefined ? firstCoins : [{ raw: coin.subsidy + fees, script: ownScript }];
    const time = Math.floor(Date.now() / 1000);
    const block = makeBlock(before, { reward, transactions, mark: randomBytes(8), time });
    kept.write(block);
    blocks.push(block);
    ledger.apply(block);
  };
  const open = (): void => {
    if (blocks.length > 0) return;
    blocks.push(...kept.read());
    for (const block of blocks) ledger.apply(block);
    if (blocks.length === 0) add([], 0n);
  };

  return {
    ...{ blocks, ledger, open },
    mine: (count: number): void => {
      open();
      for (let made = 0; made < count; made += 1) {
        const waiting = [...ledger.waiting.values()];
        const fees = waiting.reduce((sum, { fee }) => sum + fee, 0n);
        // In order of arrival, so that outputs exist before they are spent.
        add(
          waiting.map(({ transaction }) => transaction),
          fees,
        );
      }
    },
    reorganise: (depth: number): void => {
      open();
      const count = Math.min(depth, blocks.length - 1);
      blocks.splice(blocks.length - count);
      ledger.clear();
      for (const block of blocks) ledger.apply(block);
      for (let made = 0; made < count; made += 1) add([], 0n);
    },
  };
};

export const createUtxoChain = (coin: SimulatedCoin, settings: ChainSettings): UtxoChain => {
  const { blocks, ledger, open, mine, reorganise } = createBlocks(coin, settings.folder);
  const { give, scriptOf } = createFaucet(coin);
  let closed = false;
  const owe = createPace(
    () => closed,
    async (count) => mine(count),
    settings.blockMs,
  );

  return {
    ...{ coin, blocks, ledger, open, mine, reorganise },
    find: (txid) => {
      const block = blocks.find(({ transactions }) => transactions.some((one) => one.txid === txid));
      const transaction = block?.transactions.find((one) => one.txid === txid);
      return block && transaction && { transaction, block };
    },
    send: (outputs) => {
      open();
      const wanted = outputs.flatMap(({ address, raw }) => {
        const script = scriptOf(address);
        return script === undefined ? [] : [{ script, raw }];
      });
      const hex = wanted.length === outputs.length ? give(ledger, wanted) : undefined;
      return hex === undefined ? undefined : ledger.take(hex, blocks.length);
    },
    take: (hex) => ledger.take(hex, blocks.length),
    followUp: () => owe(settings.confirmations ?? defaultConfirmations),
    received: (address) => {
      const script = Buffer.from(scriptOf(address) ?? []).toString('hex');
      return blocks.flatMap(({ height: at, transactions }) =>
        transactions.flatMap(({ txid, outputs }) =>
          outputs.flatMap((one) => (one.script === script ? [{ txid, raw: one.raw, height: at }] : [])),
        ),
      );
    },
    close: () => {
      closed = true;
    },
  };
};
