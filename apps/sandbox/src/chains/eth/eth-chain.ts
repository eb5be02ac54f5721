/** The local Ethereum: operations are serialised, blocks are mined only if something happened, and everything is stored on disk. */
import type { ChainSettings } from '../network.ts';
import { createPace, defaultConfirmations } from '../pace.ts';
import { findAnvil } from './anvil-binary.ts';
import { startAnvil, type Anvil } from './anvil-process.ts';
import { keptState } from './kept-state.ts';
import { createReceipts, type Received } from './receipts.ts';
import { createToken, placeToken, type Token } from './token.ts';

export interface EthChain {
  /** The token on it. */
  readonly token: Token;
  /** Starts it if it is not running. */
  open(): Promise<void>;
  /** The transaction's hash; unconfirmed. */
  send(address: string, wei: bigint): Promise<string>;
  mine(blocks: number): Promise<void>;
  /** Replaces the last blocks by empty ones; their transactions are lost. */
  reorganise(depth: number): Promise<void>;
  /** Forwards a wallet's JSON-RPC document. */
  forward(document: string): Promise<string>;
  /** Mines blocks after a transaction from outside. */
  followUp(blocks?: number): void;
  received(address: string): Promise<{ height: number; payments: Received[] }>;
  close(): Promise<void>;
}

/** The node process: started on demand from stored state; changes are serialised. */
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
    const starting = startAnvil(binary, kept.file()).then(async (anvil) => {
      await placeToken(anvil.call);
      return anvil;
    });
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
    /** Stores the state on disk, and updates the receipts. */
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

  const transact = (to: string, what: { readonly value?: string; readonly data?: string }): Promise<string> =>
    withMutex(async () => {
      const [from] = (await call('eth_accounts')) as string[];
      return String(await call('eth_sendTransaction', [{ from, to, ...what }]));
    });

  return {
    token: createToken(call, transact),
    open: async () => receipts.follow(await open().then(head)),
    send: (address, wei) => transact(address, { value: `0x${wei.toString(16)}` }),
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
