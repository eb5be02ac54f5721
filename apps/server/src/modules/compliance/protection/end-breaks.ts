/** Exclusions end only at the player's request, after their term, and a day later; cool-offs end automatically. */
import { breakEnded } from '../../../platform/events/catalogue/compliance.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import * as store from './break-store.ts';
import type { ProtectionDeps } from './deps.ts';

export type BreakEndAsked =
  | { readonly ok: true; readonly playableFrom: Date }
  | { readonly ok: false; readonly reason: 'break_not_over'; readonly until: Date | undefined };

export const askBreakEnd =
  ({ db }: Pick<ProtectionDeps, 'db'>) =>
  async (playerId: PlayerId): Promise<BreakEndAsked> => {
    const playableFrom = await store.askBreakEnd(db, playerId);
    if (playableFrom !== undefined) return { ok: true, playableFrom };
    const current = await store.currentBreak(db, playerId);
    return { ok: false, reason: 'break_not_over', until: current?.endsAt ?? undefined };
  };

/** Worker only, now and then; cool-offs have ended by themselves. Sessions stay restricted: the player has to sign in again. */
export const endAskedBreaks =
  ({ db, outbox }: Pick<ProtectionDeps, 'db' | 'outbox'>) =>
  (): Promise<number> =>
    db.transaction(async (sql) => {
      const players = [...(await store.endAskedBreaks(sql)), ...(await store.markEndedCoolOffs(sql))];
      for (const playerId of players) await outbox.publish(sql, breakEnded, playerId.toString(), { playerId });
      return players.length;
    });
