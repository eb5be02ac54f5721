/** The pools that jackpots are paid from. */
import type { Database } from '../../../database/database.ts';
import * as store from './bonus-store.ts';
import type { JackpotPools } from '../wallet.ts';

export const createJackpotPools = (db: Database): JackpotPools => ({
  createPool: (sql, { name, seedCents, mustHitAtCents }) => store.createPool(sql, name, seedCents, mustHitAtCents),
  pools: () => store.pools(db),
  setNextTrigger: async (sql, { poolId, mustHitAtCents }) => {
    await store.setNextTrigger(sql, poolId, mustHitAtCents);
  },
});
