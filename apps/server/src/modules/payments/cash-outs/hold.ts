/** What keeps a player's cash-outs back beyond the rules of payments themselves: holds, and the house's stop. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from './cash-out.ts';
import { readUnderStop } from './cash-out-store.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';

/** What the player reads too, who must not learn from it what somebody is looking for. */
export const riskReview = 'risk_review';
/** Ends by itself: the player was told of it, and knows when. */
export const factorRemoved = 'factor_removed';
/** A credited deposit was taken back and something of it is owed: the player was told, and can settle it. */
export const debtOpen = 'debt';
/** Money that may not be played is to go to an address which its player has not proven yet. */
export const addressUnproven = 'address_unproven';
/** What its player may read; of every other hold nobody tells whom it looks for. */
export const toldReasons: readonly string[] = [factorRemoved, debtOpen, addressUnproven];

export interface Hold {
  /** In snake_case. */
  readonly reason: string;
  /** Absent where a person ends it. */
  readonly until?: Date;
}

type HoldDeps = Pick<CashOutDeps, 'riskHold' | 'heldUntil' | 'wallet'>;

const isInDebt = async ({ wallet }: Pick<CashOutDeps, 'wallet'>, playerId: PlayerId): Promise<boolean> =>
  (await wallet.wallets(playerId)).some(({ owed }) => owed > 0n);

/** A hold that a person ends comes before one that ends by itself: what goes on then would be held again. */
export const readHold = async (
  { riskHold, heldUntil, wallet }: HoldDeps,
  playerId: PlayerId,
): Promise<Hold | undefined> => {
  const [reason, until, owes] = await Promise.all([
    riskHold?.(playerId),
    heldUntil?.(playerId),
    isInDebt({ wallet }, playerId),
  ]);
  if (owes) return { reason: debtOpen };
  if (reason !== undefined) return { reason };
  return until === undefined ? undefined : { reason: factorRemoved, until };
};

/** Of several players, for a list: by what is known, without looking anew. */
export const knownHolds = async (
  { isWatched, heldUntil, wallet }: Pick<CashOutDeps, 'isWatched' | 'heldUntil' | 'wallet'>,
  playerIds: readonly PlayerId[],
): Promise<Map<PlayerId, Hold>> => {
  const holds = new Map<PlayerId, Hold>();
  for (const playerId of new Set(playerIds)) {
    const until = await heldUntil?.(playerId);
    if (await isInDebt({ wallet }, playerId)) holds.set(playerId, { reason: debtOpen });
    else if ((await isWatched?.(playerId)) === true) holds.set(playerId, { reason: riskReview });
    else if (until !== undefined) holds.set(playerId, { reason: factorRemoved, until });
  }
  return holds;
};

/** What waits whole for the end of the house's stop, or for that too: nothing of it was handed over to a rail. */
export const readPaused =
  ({ db, rails }: Pick<RailDeps, 'db' | 'rails'>) =>
  async (ids: readonly CashOutId[]): Promise<Set<CashOutId>> => {
    const waiting = new Set(await readUnderStop(db, ids));
    if (waiting.size === 0) return waiting;
    for (const rail of rails) for (const gone of await rail.handedOver(db, [...waiting])) waiting.delete(gone);
    return waiting;
  };
