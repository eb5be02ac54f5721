/** Bonus money and free spins. */
import type { Database } from '../../../database/database.ts';
import * as store from './bonus-store.ts';
import type { Bonuses } from '../promotion-money.ts';

export const createBonuses = (db: Database): Bonuses => ({
  grantBonus: async (sql, input) => {
    const result = await store.grantBonus(sql, input);
    return 'reason' in result ? { ok: false, reason: result.reason } : { ok: true, repeated: result.repeated };
  },
  removeBonus: async (sql, { playerId, bonusId, reason }) => {
    const { repeated, removed } = await store.removeBonus(sql, playerId, bonusId, reason);
    return { ok: true, repeated, removed: BigInt(removed) };
  },
  grantFreeSpins: store.grantFreeSpins,
  cancelFreeSpins: async (sql, { playerId, grantId }) => ({
    left: await store.cancelFreeSpins(sql, playerId, grantId),
  }),
  endFreeSpinWinnings: async (sql, input) => {
    const result = await store.endFreeSpinWinnings(sql, input);
    return result === null ? { ok: false, reason: 'funds' } : { ok: true, repeated: result.repeated };
  },
  setBonusClosedGames: store.setBonusClosedGames,
  setFurtherBetGames: store.setFurtherBetGames,
  freeSpins: (playerId) => store.freeSpins(db, playerId),
});
