/** Bonus money, free spins, jackpot pools and an operator's corrections. */
import type { Database } from '../../../database/database.ts';
import * as store from './bonus-store.ts';
import type { Gifts } from '../wallet.ts';

export const createGifts = (db: Database): Gifts => ({
  grantBonus: async (sql, input) => {
    const result = await store.grantBonus(sql, input);
    return 'reason' in result ? { ok: false, reason: result.reason } : { ok: true, repeated: result.repeated };
  },
  removeBonus: async (sql, { playerId, bonusId }) => {
    const { repeated, removed } = await store.removeBonus(sql, playerId, bonusId);
    return { ok: true, repeated, removed: BigInt(removed) };
  },
  grantFreeSpins: store.grantFreeSpins,
  freeSpins: (playerId) => store.freeSpins(db, playerId),
  adjust: async (sql, { playerId, key, currency, amount }) => {
    const result = await store.adjust(sql, playerId, key, currency, amount);
    return result === null ? { ok: false, reason: 'funds' } : { ok: true, repeated: result.repeated };
  },
  createPool: (sql, { name, seedCents, mustHitAtCents }) => store.createPool(sql, name, seedCents, mustHitAtCents),
  pools: () => store.pools(db),
  setNextTrigger: async (sql, { poolId, mustHitAtCents }) => {
    await store.setNextTrigger(sql, poolId, mustHitAtCents);
  },
});
