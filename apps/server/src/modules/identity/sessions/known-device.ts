/**
 * Browsers that the player has signed in with before. Their failures are counted separately, so that guesses from elsewhere cannot lock
 * out the owner.
 */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import * as devices from './known-device-store.ts';

const tokenShape = /^[\w-]{43}$/;

/** Counter subject of this browser for this account; undefined if it is unknown. */
export const knownDevice = async (
  sql: Sql,
  emailHash: Buffer,
  token: string | undefined,
): Promise<string | undefined> => {
  if (token === undefined || !tokenShape.test(token)) return undefined;
  const hash = hashToken(token);
  return (await devices.isKnown(sql, emailHash, hash))
    ? `device ${emailHash.toString('hex')} ${hash.toString('hex')}`
    : undefined;
};

/** Issues a new device token and invalidates the previous one, so that a planted or stolen copy is worthless after the next sign-in. */
export const keepDevice = async (
  sql: Sql,
  { random }: Pick<Deps, 'random'>,
  playerId: PlayerId,
  brought: string | undefined,
): Promise<string> => {
  const token = random.token();
  if (brought !== undefined && tokenShape.test(brought))
    await devices.replaceDevice(sql, hashToken(brought), hashToken(token));
  await devices.rememberDevice(sql, playerId, hashToken(token));
  return token;
};

/** After a new password: only the browser that set it stays known. */
export const keepOnlyDevice = async (
  sql: Sql,
  deps: Pick<Deps, 'random'>,
  playerId: PlayerId,
  brought: string | undefined,
): Promise<string> => {
  await devices.forgetDevices(sql, playerId);
  return keepDevice(sql, deps, playerId, brought);
};
