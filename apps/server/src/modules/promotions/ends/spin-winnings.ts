/** Winnings of free spins that no deposit has unlocked in time go back to the house. */
import type { PromotionsDeps } from '../deps.ts';
import { lockPlayers } from '../grants/grant-facts-store.ts';
import { deleteUnlock, freeWinnings, queuedWinnings, readOverdueUnlocks } from '../grants/spin-unlock-store.ts';

/** Worker. What a queued unlock waits with stays. */
export const expireWinnings = (deps: PromotionsDeps) => async (): Promise<void> => {
  const now = deps.clock.now();
  for (const overdue of await readOverdueUnlocks(deps.db, now, 200)) {
    const { playerId, currency, until } = overdue;
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      // What waits in the queue would be left without an end if it were removed later: looked at again after it.
      if ((await queuedWinnings(sql, playerId, currency)) > 0n) return;
      if ((await deleteUnlock(sql, overdue, now)) === 0) return;
      const amount = await freeWinnings(sql, playerId, currency);
      if (amount <= 0n) return;
      const key = `unlock:${playerId}:${currency}:${until.getTime()}`;
      await deps.wallet.endFreeSpinWinnings(sql, { playerId, key, currency, amount, reason: 'expired' });
    });
  }
};
