/** Finds the session of a cookie by its hash on every call, uncached, so that ended sessions are rejected at once. */
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../identity.ts';
import * as sessions from './session-store.ts';

const tokenShape = /^[\w-]{43}$/;

/** A token that was just replaced counts as not stepped up, so that it cannot use the new one's rights. */
const unproven = new Date(0);

/** Only for the cookie of an ended session; reveals nothing for any other value. */
export const whyEnded =
  ({ db }: Pick<Deps, 'db'>) =>
  async (token: string | undefined): Promise<sessions.EndedFor | 'locked' | undefined> =>
    token !== undefined && tokenShape.test(token) ? sessions.whyEnded(db, hashToken(token)) : undefined;

export const findSession =
  ({ db }: Pick<Deps, 'db'>) =>
  async (token: string): Promise<Session | undefined> => {
    if (!tokenShape.test(token)) return undefined;
    const row = await sessions.findLiveSession(db, hashToken(token));
    if (row === undefined) return undefined;
    if (row.stale) await sessions.touchSession(db, row.id);
    return {
      sessionId: row.id,
      playerId: row.player_id,
      scope: row.scope,
      ...(row.refusal === null ? {} : { refusal: row.refusal }),
      steppedUpAt: row.old ? unproven : row.stepped_up_at,
      expiresAt: row.expires_at,
      playEpoch: row.play_epoch,
      ...(row.old ? { replaced: true } : {}),
    };
  };
