/**
 * The way in for who is kept out by other people's wrong passwords: behind a shared address, or while somebody guesses from
 * everywhere. A mail brings a link, and the browser that opens it is known from then on: what it gets wrong is counted there
 * and nowhere else. The password is asked for all the same.
 */
import { signInLinkRequested } from '../../../platform/events/catalogue/identity.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { keepDevice } from '../sessions/known-device.ts';
import * as tokens from '../players/token-store.ts';

/** The same work for every address: who has an account is looked up later, when the mail is made. */
export const requestSignInLink =
  ({ db, publish }: Pick<Deps, 'db' | 'publish'>) =>
  async (emailHash: Buffer): Promise<void> => {
    const key = emailHash.toString('hex');
    await publish(db, signInLinkRequested, key, { emailHash: key });
  };

export type ConfirmedBrowser =
  /** The new token for the browser's cookie. */
  { ok: true; device: string } | { ok: false; reason: 'token_invalid' };

export const confirmBrowser =
  (deps: Pick<Deps, 'db' | 'random'>) =>
  (token: string, brought: string | undefined): Promise<ConfirmedBrowser> =>
    deps.db.transaction(async (sql) => {
      const playerId = await tokens.takeToken(sql, hashToken(token), 'browser');
      if (playerId === undefined) return { ok: false, reason: 'token_invalid' };
      return { ok: true, device: await keepDevice(sql, deps, playerId, brought) };
    });
