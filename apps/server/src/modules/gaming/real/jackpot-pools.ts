/** Maps the pool names used by games to ledger ids. */
import type { PoolId, Wallet } from '../../wallet/index.ts';

export interface JackpotPools {
  /** Throws if no pool has the name: the game cannot be played before the pool exists. */
  idOf(name: string): Promise<PoolId>;
  nameOf(id: PoolId): Promise<string>;
}

/** Cached permanently because names and ids never change. */
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
    if (found === undefined) throw new Error(`Unknown jackpot ${String(key)}`);
    return found;
  };
  return { idOf: (name) => find(ids, name), nameOf: (id) => find(names, id) };
};
