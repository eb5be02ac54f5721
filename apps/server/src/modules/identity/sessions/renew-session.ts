/**
 * Issues a new token for a session that gains rights, or after a security change, so that copies of the old cookie become invalid. The
 * session itself continues.
 */
import type { Sql } from '../../../database/database.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import * as sessions from './session-store.ts';

/** Returns the cookie's token; undefined if `token` is no longer current: of two concurrent calls, one renews. */
export const renewSession =
  ({ random }: Pick<Deps, 'random'>) =>
  async (sql: Sql, token: string): Promise<string | undefined> => {
    const renewed = random.token();
    const count = await sessions.replaceToken(sql, hashToken(token), hashToken(renewed));
    return count === 0 ? undefined : renewed;
  };
