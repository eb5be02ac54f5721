/** Maps the pool names used by games to the ledger's pools. */
import type { Pool, PoolId, Wallet } from '../../wallet/index.ts';

/** What of a pool never changes. */
export type PoolFacts = Pick<Pool, 'poolId' | 'name' | 'mustHitByCents'>;

export interface JackpotPools {
  /** Throws if no pool has the name: the game cannot be played before the pool exists. */
  named(name: string): Promise<PoolFacts>;
  nameOf(id: PoolId): Promise<string>;
}

/** Cached permanently because names and ids never change. */
export const createJackpotPools = (wallet: Pick<Wallet, 'pools'>): JackpotPools => {
  const byName = new Map<string, PoolFacts>();
  const names = new Map<PoolId, string>();
  const read = async (): Promise<void> => {
    for (const { name, poolId, mustHitByCents } of await wallet.pools()) {
      byName.set(name, { name, poolId, mustHitByCents });
      names.set(poolId, name);
    }
  };
  const find = async <K, V>(known: ReadonlyMap<K, V>, key: K): Promise<V> => {
    if (!known.has(key)) await read();
    const found = known.get(key);
    if (found === undefined) throw new Error(`Unknown jackpot ${String(key)}`);
    return found;
  };
  return { named: (name) => find(byName, name), nameOf: (id) => find(names, id) };
};
