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

/** A table without a salted chain opens no round. */
export const keepChains = async (deps: ChainDeps, tableId: string): Promise<void> => {
  const before = await store.chainsOf(deps.db, tableId);
  for (let count = before.length; count < 2; count += 1)
    await store.addChain(deps.db, tableId, deps.links.make(deps.chainLength ?? usualLength), await nameBlock(deps));
  for (const chain of await store.chainsOf(deps.db, tableId)) if (!chain.salted) await salt(deps, chain);
};
