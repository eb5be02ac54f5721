/**
 * A new id for a session that may do more from now on, or whose account is guarded otherwise: whoever holds a copy of the
 * old cookie is left behind. The session itself, and what hangs on it, goes on.
 */
import type { Sql } from '../../../database/database.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import * as sessions from './session-store.ts';

/** The token for the cookie. Nothing where `token` is no longer the session's own: of two that come at once, one renews. */
export const renewSession =
  ({ random }: Pick<Deps, 'random'>) =>
  async (sql: Sql, token: string): Promise<string | undefined> => {
    const renewed = random.token();
    const count = await sessions.replaceToken(sql, hashToken(token), hashToken(renewed));
    return count === 0 ? undefined : renewed;
  };
