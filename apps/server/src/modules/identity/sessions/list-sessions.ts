/** Lists a player's sessions, without cookie values: only their hashes are stored. */
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import type { Deps } from '../deps.ts';
import { openPlayer } from '../players/player.ts';
import { findPlayer } from '../players/player-store.ts';
import * as sessions from './session-store.ts';

export interface ListedSession {
  id: SessionId;
  createdAt: Date;
  lastSeenAt: Date;
  ip: string;
  country: string;
  userAgent: string;
}

export const listSessions =
  ({ db, secretBox }: Pick<Deps, 'db' | 'secretBox'>) =>
  async (playerId: PlayerId): Promise<ListedSession[]> => {
    const row = await findPlayer(db, playerId);
    if (row === undefined) return [];
    const { key } = openPlayer(secretBox, row);
    const rows = await sessions.liveSessions(db, playerId);
    return rows.map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      ip: key.open('session-address', session.address_enc),
      country: session.country,
      userAgent: session.user_agent,
    }));
  };
