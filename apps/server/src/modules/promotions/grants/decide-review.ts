/** Persons look at a grant on a device that several accounts use. One refuses it; granting one that is worth much takes two who agree. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { lockPlayers, readBonusFacts } from './grant-facts-store.ts';
import { findOwn, moveOwn } from './grant-store.ts';
import type { PlayerPromotionId } from './player-promotion.ts';
import { addRuling } from './ruling-store.ts';
import { startGrant, type StartDeps } from './start-grant.ts';

interface ReviewRuling {
  readonly playerId: PlayerId;
  readonly id: PlayerPromotionId;
  readonly isGranted: boolean;
  readonly by: OperatorId;
}

/** In the transaction of the operator's decision. `over`: it is not in review any more. `waiting`: for another operator. */
export const decideReview =
  (deps: StartDeps) =>
  async (sql: Sql, { playerId, id, isGranted, by }: ReviewRuling): Promise<'over' | 'waiting' | 'decided'> => {
    await lockPlayers(sql, [playerId]);
    const own = await findOwn(sql, playerId, id);
    if (own?.state !== 'review') return 'over';
    const agreed = await addRuling(sql, { playerId, id, by, verdict: isGranted ? 'grant' : 'refuse' });
    if (!isGranted) {
      await moveOwn(sql, own, { state: 'removed', reason: 'household' });
      return 'decided';
    }
    if (!agreed) return 'waiting';
    const { isProtected } = await readBonusFacts(sql, playerId, own.currency);
    // On a break nothing starts: it waits.
    if (isProtected) await moveOwn(sql, own, { state: 'queued' });
    else await startGrant(deps, sql, own);
    return 'decided';
  };
