/**
 * A browser in which the player has signed in before. Its failures are counted on their own, so that nobody who guesses
 * from elsewhere can keep the owner out of it.
 */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import * as devices from './known-device-store.ts';

const tokenShape = /^[\w-]{43}$/;

/** What failures of this browser on this account are counted on; nothing where it is not known there. */
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

/**
 * The new token for the browser's cookie. One that the browser brought ends with it: a copy that somebody planted or took
 * is worth nothing after the next sign-in.
 */
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

/** After a new password: only the browser that set it is known from then on. */
export const keepOnlyDevice = async (
  sql: Sql,
  deps: Pick<Deps, 'random'>,
  playerId: PlayerId,
  brought: string | undefined,
): Promise<string> => {
  await devices.forgetDevices(sql, playerId);
  return keepDevice(sql, deps, playerId, brought);
};
