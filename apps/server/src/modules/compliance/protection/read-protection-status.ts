/** A player's protection status, and when play is possible again. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { currentBreak, type BreakRow } from './break-store.ts';
import { currentClosure, type ClosureRow } from './closure-store.ts';
import type { ProtectionDeps } from './deps.ts';

const dayMs = 24 * 3_600_000;

export interface ProtectionStatusOfPlayer {
  /** The break that was not ended yet. */
  readonly break: (BreakRow & { readonly over: boolean; readonly playableFrom: Date | undefined }) | undefined;
  readonly closure: ClosureRow | undefined;
}

export const readProtectionStatus =
  ({ db, clock }: Pick<ProtectionDeps, 'db' | 'clock'>) =>
  async (playerId: PlayerId): Promise<ProtectionStatusOfPlayer> => {
    const [found, closure] = await Promise.all([currentBreak(db, playerId), currentClosure(db, playerId)]);
    if (found === undefined) return { break: undefined, closure };
    const { endsAt, endAskedAt } = found;
    const playableFrom = endAskedAt === null ? undefined : new Date(endAskedAt.getTime() + dayMs);
    return { break: { ...found, over: endsAt !== null && endsAt <= clock.now(), playableFrom }, closure };
  };
