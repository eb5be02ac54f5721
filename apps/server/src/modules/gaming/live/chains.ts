/** Keeps a table in chains: the one in use, and a spare that is committed long before its first round. */
import type { Database } from '../../../database/database.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import * as store from './live-store.ts';
import type { LinkVault } from './link-vault.ts';

export interface ChainDeps {
  readonly db: Database;
  readonly random: Random;
  readonly links: LinkVault;
  /** Default 5,000: a day and a half of rounds. */
  readonly chainLength?: number;
}

const usualLength = 5_000;

/** The salt comes after the commitment, so that no chain can be chosen for it. */
const salted = async ({ db, random }: ChainDeps, id: bigint): Promise<void> => {
  await store.saltChain(db, id, random.bytes(32).toString('hex'), { kind: 'house' });
};

export const keepChains = async (deps: ChainDeps, tableId: string): Promise<void> => {
  const chains = await store.chainsOf(deps.db, tableId);
  for (const { id, salted: done } of chains) if (!done) await salted(deps, id);
  for (let count = chains.length; count < 2; count += 1)
    await salted(
      deps,
      await store.addChain(deps.db, tableId, deps.links.make(deps.chainLength ?? usualLength), undefined),
    );
};
