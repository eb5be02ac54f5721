/**
 * Lets in players who are blocked by others' failed attempts, behind a shared address or during an attack. A mailed link makes the
 * browser known, so that its failures are counted separately. The password is still required.
 */
import { signInLinkRequested } from '../../../platform/events/catalogue/identity.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { keepDevice } from '../sessions/known-device.ts';
import * as tokens from '../players/token-store.ts';

/** Does the same work for every address; whether an account exists is checked later, when the mail is generated. */
export const requestSignInLink =
  ({ db, publish }: Pick<Deps, 'db' | 'publish'>) =>
  async (emailHash: Buffer): Promise<void> => {
    const key = emailHash.toString('hex');
    await publish(db, signInLinkRequested, key, { emailHash: key });
  };

export type ConfirmedBrowser =
  /** The new device token, for the browser's cookie. */
  { ok: true; device: string } | { ok: false; reason: 'token_invalid' };

export const confirmBrowser =
  (deps: Pick<Deps, 'db' | 'random'>) =>
  (token: string, brought: string | undefined): Promise<ConfirmedBrowser> =>
    deps.db.transaction(async (sql) => {
      const playerId = await tokens.takeToken(sql, hashToken(token), 'browser');
      if (playerId === undefined) return { ok: false, reason: 'token_invalid' };
      return { ok: true, device: await keepDevice(sql, deps, playerId, brought) };
    });
