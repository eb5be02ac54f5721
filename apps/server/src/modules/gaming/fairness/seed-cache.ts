/** Cache of recently opened active pairs, which saves a query per bet. */
import { createLruCache, type LruCache } from '../../../platform/lru-cache.ts';
import type { OpenSeeds } from '../rounds/pairs.ts';

const capacity = 10_000;

/** Keyed by player. If another process has used the nonce, the ledger refuses it and the entry is dropped. */
export interface SeedCache extends LruCache<bigint, OpenSeeds> {
  /** Increments the nonce of the cached pair. */
  advance(player: bigint): void;
}

export const createSeedCache = (): SeedCache => {
  const recent = createLruCache<bigint, OpenSeeds>(capacity);
  return {
    ...recent,
    advance: (player) => {
      const seeds = recent.get(player);
      if (seeds !== undefined) recent.set(player, { ...seeds, nextNonce: seeds.nextNonce + 1n });
    },
  };
};
