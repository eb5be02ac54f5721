/** What holds a player's withdrawals beyond payment rules: holds, and a stop of all withdrawals. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from './cash-out.ts';
import { readUnderStop } from './cash-out-store.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';

/** Deliberately vague, because the player reads it and must not learn what is being investigated. */
export const riskReview = 'risk_review';
/** Ends by itself; the player was notified and knows when. */
export const factorRemoved = 'factor_removed';
/** A credited deposit was reversed and part of it is owed: the player was notified and can settle it. */
export const debtOpen = 'debt';
/** Locked money would go to an address that its player has not proven yet. */
export const addressUnproven = 'address_unproven';
/** Reasons that may be shown to the player; all other holds stay hidden. */
export const shownReasons: readonly string[] = [factorRemoved, debtOpen, addressUnproven];

export interface Hold {
  /** In snake_case. */
  readonly reason: string;
  /** Absent if an operator has to end it. */
  readonly until?: Date;
}

type HoldDeps = Pick<CashOutDeps, 'riskHold' | 'heldUntil' | 'wallet'>;

const isInDebt = async ({ wallet }: Pick<CashOutDeps, 'wallet'>, playerId: PlayerId): Promise<boolean> =>
  (await wallet.wallets(playerId)).some(({ owed }) => owed > 0n);

/** A hold ended by an operator takes precedence over one that ends by itself; otherwise the withdrawal would be held again. */
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

/** For lists: several players, using stored flags without re-evaluation. */
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

/** Withdrawals that wait for the end of the stop (possibly among other things) and were not handed over to a rail. */
export const readPaused =
  ({ db, rails }: Pick<RailDeps, 'db' | 'rails'>) =>
  async (ids: readonly CashOutId[]): Promise<Set<CashOutId>> => {
    const waiting = new Set(await readUnderStop(db, ids));
    if (waiting.size === 0) return waiting;
    for (const rail of rails) for (const gone of await rail.handedOver(db, [...waiting])) waiting.delete(gone);
    return waiting;
  };
