/** Creates a session with a new random token, in the caller's transaction. A token sent by the client is never reused. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Refusal } from '../errors.ts';
import type { Deps } from '../deps.ts';
import { sessionDays, type Client, type NewSession } from '../identity.ts';
import type { PlayerKey } from '../players/player-key.ts';
import { keepDevice } from './known-device.ts';
import * as sessions from './session-store.ts';

const longestUserAgent = 256;

export const userAgentOf = (client: Client): string => Array.from(client.userAgent).slice(0, longestUserAgent).join('');

export const startSession = async (
  sql: Sql,
  { random }: Pick<Deps, 'random'>,
  session: { playerId: PlayerId; key: PlayerKey; client: Client; refusal?: Refusal | undefined },
): Promise<NewSession> => {
  const { playerId, key, client, refusal } = session;
  const token = random.token();
  const row = await sessions.insertSession(sql, {
    tokenHash: hashToken(token),
    playerId,
    scope: refusal === undefined ? 'player' : 'cashier',
    refusal,
    days: sessionDays,
    addressSealed: key.seal('session-address', client.ip),
    country: client.country,
    userAgent: userAgentOf(client),
  });
  const device = await keepDevice(sql, { random }, playerId, client.device);
  return { token, device, sessionId: row.id, expiresAt: row.expires_at };
};
