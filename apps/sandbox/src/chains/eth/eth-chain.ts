/** The local Ethereum: one thing after another, a block only where something happened, everything kept on disk. */
import type { ChainSettings } from '../network.ts';
import { createPace, defaultConfirmations } from '../pace.ts';
import { findAnvil } from './anvil-binary.ts';
import { startAnvil, type Anvil } from './anvil-process.ts';
import { keptState } from './kept-state.ts';
import { createReceipts, type Received } from './receipts.ts';

export interface EthChain {
  /** Starts it if it does not run. */
  open(): Promise<void>;
  /** The transaction's hash; it waits for the next block. */
  send(address: string, wei: bigint): Promise<string>;
  mine(blocks: number): Promise<void>;
  /** Replaces the last blocks by empty ones; what they held is gone. */
  reorganise(depth: number): Promise<void>;
  /** Passes a JSON-RPC document of a wallet on. */
  forward(document: string): Promise<string>;
  /** A transaction came in from outside: its blocks follow. */
  followUp(blocks?: number): void;
  received(address: string): Promise<{ height: number; payments: Received[] }>;
  close(): Promise<void>;
}

/** The one running node: started when it is wanted, from what was kept; changed by one at a time. */
const createNode = (folder: string | undefined) => {
  const kept = keptState(folder);
  const state = { closed: false };
  let running: Promise<Anvil> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  const open = (): Promise<Anvil> => {
    if (state.closed) return Promise.reject(new Error('The chain is closed'));
    if (running !== undefined) return running;
    const binary = findAnvil();
    if (binary === undefined) return Promise.reject(new Error('There is no local chain for this machine'));
    const starting = startAnvil(binary, kept.file());
    running = starting;
    const forget = (): void => {
      if (running === starting) running = undefined;
    };
    starting.then(({ ended }) => ended.then(forget), forget);
    return starting;
  };
  const call = async (method: string, params: readonly unknown[] = []) => (await open()).call(method, params);
  const receipts = createReceipts(call);
  const head = async (): Promise<number> => Number(BigInt(String(await call('eth_blockNumber'))));

  return {
    ...{ state, open, call, receipts, head },
    /** Changes of the chain run one at a time. */
    withMutex: <T>(work: () => Promise<T>): Promise<T> => {
      const result = tail.then(work, work);
      tail = result.catch(() => undefined);
      return result;
    },
    /** To the disk, and into the list of what was received. */
    keep: async (): Promise<void> => {
      kept.write(await call('anvil_dumpState'));
      await receipts.follow(await head());
    },
    close: async (): Promise<void> => {
      state.closed = true;
      const anvil = await running?.catch(() => undefined);
      await tail;
      await anvil?.stop();
    },
  };
};

export const createEthChain = (settings: ChainSettings): EthChain => {
  const node = createNode(settings.folder);
  const { call, head, withMutex, keep, open, receipts } = node;
  const mine = (blocks: number): Promise<void> =>
    withMutex(async () => {
      await call('anvil_mine', [`0x${blocks.toString(16)}`]);
      await keep();
    });
  const owe = createPace(() => node.state.closed, mine, settings.blockMs);

  return {
    open: async () => receipts.follow(await open().then(head)),
    send: (address, wei) =>
      withMutex(async () => {
        const [from] = (await call('eth_accounts')) as string[];
        return String(await call('eth_sendTransaction', [{ from, to: address, value: `0x${wei.toString(16)}` }]));
      }),
    mine,
    reorganise: (depth) =>
      withMutex(async () => {
        await call('anvil_reorg', [depth, []]);
        await keep();
      }),
    forward: async (document) => (await open()).forward(document),
    followUp: (blocks = settings.confirmations ?? defaultConfirmations) => owe(blocks),
    received: async (address) => {
      const height = await head();
      await receipts.follow(height);
      return { height, payments: receipts.of(address) };
    },
    close: node.close,
  };
};
