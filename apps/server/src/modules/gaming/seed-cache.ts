/** Active pairs that were opened lately, so that a bet asks the database for nothing it already told. */
import type { OpenSeeds } from './round-book.ts';

const capacity = 10_000;

/** By player; a nonce that another process has used meanwhile is noticed by the ledger and forgotten here. */
export interface SeedCache {
  get(player: bigint): OpenSeeds | undefined;
  set(player: bigint, seeds: OpenSeeds): void;
  /** The pair's next round is one further. */
  advance(player: bigint): void;
  forget(player: bigint): void;
}

export const createSeedCache = (): SeedCache => {
  const known = new Map<bigint, OpenSeeds>();
  const set = (player: bigint, seeds: OpenSeeds) => {
    known.delete(player);
    known.set(player, seeds);
    const [oldest] = known.keys();
    if (known.size > capacity && oldest !== undefined) known.delete(oldest);
  };
  return {
    get: (player) => known.get(player),
    set,
    advance: (player) => {
      const seeds = known.get(player);
      if (seeds !== undefined) set(player, { ...seeds, nextNonce: seeds.nextNonce + 1n });
    },
    forget: (player) => void known.delete(player),
  };
};
