/** Winnings of free spins that no deposit has unlocked in time go back to the house. */
import type { PromotionsDeps } from '../deps.ts';
import { lockPlayers } from '../grants/grant-facts-store.ts';
import { deleteUnlock, queuedWinnings, readOverdueUnlocks } from '../grants/spin-unlock-store.ts';

/** Worker. What a queued unlock waits with stays. */
export const expireWinnings = (deps: PromotionsDeps) => async (): Promise<void> => {
  const now = deps.clock.now();
  for (const overdue of await readOverdueUnlocks(deps.db, now, 200)) {
    const { playerId, currency, until } = overdue;
    const held = (await deps.wallet.wallets(playerId)).find((one) => one.currency === currency);
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      if ((await deleteUnlock(sql, overdue, now)) === 0) return;
      const amount = (held?.freeSpinWin ?? 0n) - (await queuedWinnings(sql, playerId, currency));
      if (amount <= 0n) return;
      const key = `unlock:${playerId}:${currency}:${until.getTime()}`;
      await deps.wallet.endFreeSpinWinnings(sql, { playerId, key, currency, amount, reason: 'expired' });
    });
  }
};
