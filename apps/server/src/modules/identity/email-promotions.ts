/** Yes and no to e-mail promotions: from the profile, or by the signed link of a mail without a session. */
import { timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { insertConsent } from './consent-store.ts';
import type { Digest } from './digest.ts';
import type { Deps } from './identity.ts';
import { openPlayer } from './player.ts';
import { lockPlayer, setEmailPromotions } from './player-store.ts';

type AnswerDeps = Pick<Deps, 'secretBox' | 'consentText'>;

const answerWithin =
  ({ secretBox, consentText }: AnswerDeps) =>
  async (sql: Sql, playerId: PlayerId, given: boolean, ip?: string): Promise<void> => {
    const row = await lockPlayer(sql, playerId);
    if (row === undefined || row.key_sealed === null) return;
    if ((await setEmailPromotions(sql, playerId, given)) === 0) return;
    const textVersion = consentText('email_promotions');
    const { key } = openPlayer(secretBox, row);
    const addressSealed = ip === undefined ? undefined : key.seal('consent-address', ip);
    await insertConsent(sql, { playerId, kind: 'email_promotions', given, textVersion, addressSealed });
  };

/** `ip` is absent where the answer came by a link. */
export const answerEmailPromotions =
  (deps: AnswerDeps & Pick<Deps, 'db'>) =>
  (playerId: PlayerId, given: boolean, ip?: string): Promise<void> =>
    deps.db.transaction((sql) => answerWithin(deps)(sql, playerId, given, ip));

/** In the transaction of a break or a closing: whoever wants to stop is not invited back. */
export const stopEmailPromotions =
  (deps: AnswerDeps) =>
  (sql: Sql, playerId: PlayerId): Promise<void> =>
    answerWithin(deps)(sql, playerId, false);

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
