/** Yes and no to e-mail promotions: from the profile, or by the signed link of a mail without a session. */
import { timingSafeEqual } from 'node:crypto';
import type { PlayerId } from '../../platform/ids.ts';
import { insertConsent } from './consent-store.ts';
import type { Digest } from './digest.ts';
import type { Deps } from './identity.ts';
import { openPlayer } from './player.ts';
import { lockPlayer, setEmailPromotions } from './player-store.ts';

/** `ip` is absent where the answer came by a link. */
export const answerEmailPromotions =
  ({ db, secretBox, consentText }: Pick<Deps, 'db' | 'secretBox' | 'consentText'>) =>
  (playerId: PlayerId, given: boolean, ip?: string): Promise<void> =>
    db.transaction(async (sql) => {
      const row = await lockPlayer(sql, playerId);
      if (row === undefined || row.key_sealed === null) return;
      if ((await setEmailPromotions(sql, playerId, given)) === 0) return;
      const textVersion = consentText('email_promotions');
      const { key } = openPlayer(secretBox, row);
      const addressSealed = ip === undefined ? undefined : key.seal('consent-address', ip);
      await insertConsent(sql, { playerId, kind: 'email_promotions', given, textVersion, addressSealed });
    });

/** The id of a player's unsubscribe link: his number and our signature of it. */
export const unsubscribeId =
  (digest: Digest) =>
  (playerId: PlayerId): string => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(playerId);
    return Buffer.concat([number, digest.unsubscribe(playerId)]).toString('base64url');
  };

export const unsubscribe =
  (deps: Pick<Deps, 'db' | 'secretBox' | 'consentText'>, digest: Digest) =>
  async (id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> => {
    const bytes = Buffer.from(id, 'base64url');
    if (bytes.length !== 24 || bytes.toString('base64url') !== id) return { ok: false, reason: 'not_found' };
    const playerId = bytes.readBigUInt64BE(0) as PlayerId;
    if (!timingSafeEqual(bytes.subarray(8), digest.unsubscribe(playerId))) return { ok: false, reason: 'not_found' };
    await answerEmailPromotions(deps)(playerId, false);
    return { ok: true };
  };
