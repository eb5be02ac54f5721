/** Keeps a table in chains: the one in use, and a spare that is committed long before its first round. */
import type { Database } from '../../../database/database.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import * as store from './live-store.ts';
import type { LinkVault } from './link-vault.ts';

/** The public chain of a network, as far as the house has read it. */
export interface SaltBlocks {
  /** Undefined without any network. */
  newest(): Promise<{ readonly network: string; readonly height: bigint } | undefined>;
  /** Undefined while the block is not there, or not deep enough. */
  hashAt(network: string, height: bigint): Promise<string | undefined>;
}

export interface ChainDeps {
  readonly db: Database;
  readonly random: Random;
  readonly links: LinkVault;
  readonly blocks: SaltBlocks;
  /** Whether the house may draw a salt itself, where no block has come for a while: in a sandbox, whose network rests without payments. */
  readonly drawsSalts: boolean;
  /** To operators: of `kind`, how many. */
  readonly alarm: (kind: string, count: number) => void;
  /** Default 5,000: a day and a half of rounds. */
  readonly chainLength?: number;
}

const usualLength = 5_000;
/** So many blocks after the newest one that is known: nobody knows its hash yet. */
const ahead = 3n;
const drawnAfterMs = 15_000;

/** The salt comes after the commitment, so that no chain can be chosen for it. */
const salt = async (deps: ChainDeps, chain: store.ChainLeft): Promise<void> => {
  const { id, network, height, ageMs } = chain;
  if (network !== null && height !== null) {
    const hash = await deps.blocks.hashAt(network, height);
    if (hash !== undefined) {
      await store.saltChain(deps.db, id, hash.replace(/^0x/, ''), {
        kind: 'block',
        network,
        height: height.toString(),
      });
      return;
    }
  }
  if (deps.drawsSalts && (network === null || ageMs > drawnAfterMs))
    await store.saltChain(deps.db, id, deps.random.bytes(32).toString('hex'), { kind: 'house' });
};

const nameBlock = async ({ blocks }: ChainDeps) => {
  const newest = await blocks.newest();
  return newest === undefined ? undefined : { network: newest.network, height: newest.height + ahead };
};

/** A spare has its salt long before the chain in use ends: a tenth of a chain left in all means that no salt comes. */
const isShort = (chains: readonly store.ChainLeft[], length: number): boolean =>
  chains.reduce((sum, { salted, left }) => sum + (salted ? left : 0), 0) < length / 10;

/** A table without a salted chain opens no round. */
export const keepChains = async (deps: ChainDeps, tableId: string): Promise<void> => {
  const { db, links, chainLength: length = usualLength } = deps;
  const before = await store.chainsOf(db, tableId);
  for (let count = before.length; count < 2; count += 1)
    await store.addChain(db, tableId, links.make(length), await nameBlock(deps));
  for (const chain of await store.chainsOf(db, tableId)) if (!chain.salted) await salt(deps, chain);
  deps.alarm(`live_chain_short_${tableId}`, isShort(await store.chainsOf(db, tableId), length) ? 1 : 0);
};
