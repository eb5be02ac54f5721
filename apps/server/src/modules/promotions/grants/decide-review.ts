/** A person has looked at a grant on a device that several accounts use. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionsDeps } from '../deps.ts';
import { lockPlayers, readBonusFacts } from './grant-facts-store.ts';
import { findOwn, moveOwn } from './grant-store.ts';
import type { PlayerPromotionId } from './player-promotion.ts';
import { startGrant } from './start-grant.ts';

/** In the transaction of the operator's decision. `false`: it is not in review any more. */
export const decideReview =
  (deps: Pick<PromotionsDeps, 'wallet' | 'clock' | 'outbox' | 'ids'>) =>
  async (
    sql: Sql,
    { playerId, id, isGranted }: { playerId: PlayerId; id: PlayerPromotionId; isGranted: boolean },
  ): Promise<boolean> => {
    await lockPlayers(sql, [playerId]);
    const own = await findOwn(sql, playerId, id);
    if (own?.state !== 'review') return false;
    const { isProtected } = await readBonusFacts(sql, playerId, own.currency);
    if (!isGranted) await moveOwn(sql, own, { state: 'removed', reason: 'household' });
    // On a break nothing starts: it waits.
    else if (isProtected) await moveOwn(sql, own, { state: 'queued' });
    else await startGrant(deps, sql, own);
    return true;
  };
