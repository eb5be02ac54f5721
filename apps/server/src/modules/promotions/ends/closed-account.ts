/**
 * Nothing of a promotion waits for the player of a closed account: what is accepted, in review, queued or active ends, and so do free
 * spins that are not played. What they have won keeps its time. Nobody is told: who has closed an account hears nothing of bonuses.
 */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { isAccountClosed, lockPlayers, readClosedWithOpen } from '../grants/grant-facts-store.ts';
import { readIn } from '../grants/grant-store.ts';
import { openStates } from '../grants/player-promotion.ts';
import { endGrant } from './end-grant.ts';

export const endForClosed =
  (deps: PromotionsDeps) =>
  (playerId: PlayerId): Promise<void> =>
    deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      // It may be open again.
      if (!(await isAccountClosed(sql, playerId))) return;
      for (const state of openStates)
        for (const own of await readIn(sql, playerId, state)) {
          const ends = own.state === 'armed' ? 'cancelled' : 'removed';
          await endGrant(deps, sql, own, { state: ends, reason: 'account_closed' }, 'forfeited', false);
        }
    });

/** Worker: what a refused withdrawal brought back after the closing. */
export const endClosed = (deps: PromotionsDeps) => async (): Promise<void> => {
  for (const playerId of await readClosedWithOpen(deps.db, 200)) await endForClosed(deps)(playerId);
};
