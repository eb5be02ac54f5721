/** The pools that games name: which one that is in the ledger. */
import type { PoolId, Wallet } from '../../wallet/index.ts';

export interface JackpotPools {
  /** Throws for a name that no pool has: its game cannot be played before it is there. */
  idOf(name: string): Promise<PoolId>;
  nameOf(id: PoolId): Promise<string>;
}

/** Names and numbers never change, so what was found once is found. */
export const createJackpotPools = (wallet: Pick<Wallet, 'pools'>): JackpotPools => {
  const ids = new Map<string, PoolId>();
  const names = new Map<PoolId, string>();
  const read = async (): Promise<void> => {
    for (const { name, poolId } of await wallet.pools()) {
      ids.set(name, poolId);
      names.set(poolId, name);
    }
  };
  const find = async <K, V>(known: ReadonlyMap<K, V>, key: K): Promise<V> => {
    if (!known.has(key)) await read();
    const found = known.get(key);
    if (found === undefined) throw new Error(`There is no jackpot ${String(key)}`);
    return found;
  };
  return { idOf: (name) => find(ids, name), nameOf: (id) => find(names, id) };
};
