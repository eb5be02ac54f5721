/** What keeps a player's cash-outs back beyond the rules of payments themselves. */
import type { PlayerId } from '../../platform/ids.ts';
import type { CoinDeps } from './coin-deps.ts';

/** What the player reads too, who must not learn from it what somebody is looking for. */
export const riskReview = 'risk_review';
/** Ends by itself: the player was told of it, and knows when. */
export const factorRemoved = 'factor_removed';

export interface Hold {
  /** In snake_case. */
  readonly reason: string;
  /** Absent where a person ends it. */
  readonly until?: Date;
}

/** A hold that a person ends comes before one that ends by itself: what goes on then would be held again. */
export const readHold = async (
  { riskHold, heldUntil }: Pick<CoinDeps, 'riskHold' | 'heldUntil'>,
  playerId: PlayerId,
): Promise<Hold | undefined> => {
  const [reason, until] = await Promise.all([riskHold?.(playerId), heldUntil?.(playerId)]);
  if (reason !== undefined) return { reason };
  return until === undefined ? undefined : { reason: factorRemoved, until };
};

/** Of several players, for a list: by what is known, without looking anew. */
export const knownHolds = async (
  { isWatched, heldUntil }: Pick<CoinDeps, 'isWatched' | 'heldUntil'>,
  playerIds: readonly PlayerId[],
): Promise<Map<PlayerId, Hold>> => {
  const holds = new Map<PlayerId, Hold>();
  for (const playerId of new Set(playerIds)) {
    const until = await heldUntil?.(playerId);
    if ((await isWatched?.(playerId)) === true) holds.set(playerId, { reason: riskReview });
    else if (until !== undefined) holds.set(playerId, { reason: factorRemoved, until });
  }
  return holds;
};
