/** Active pairs that were opened lately, so that a bet asks the database for nothing that it answered before. */
import { createLruCache, type LruCache } from '../../../platform/lru-cache.ts';
import type { OpenSeeds } from '../rounds/pairs.ts';

const capacity = 10_000;

/** By player; a nonce that another process has used meanwhile is noticed by the ledger and forgotten here. */
export interface SeedCache extends LruCache<bigint, OpenSeeds> {
  /** The pair's next round is one further. */
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
