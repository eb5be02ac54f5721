/** An operator's corrections of a balance. */
import * as store from './bonus-store.ts';
import type { Adjustments } from '../wallet.ts';

export const adjustments: Adjustments = {
  adjust: async (sql, { playerId, key, currency, amount }) => {
    const result = await store.adjust(sql, playerId, key, currency, amount);
    return result === null ? { ok: false, reason: 'funds' } : { ok: true, repeated: result.repeated };
  },
};
