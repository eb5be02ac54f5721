/** Opt-in and opt-out of e-mail promotions: in the profile, or without a session by the signed link of a mail. */
import { type MailTopic, mailTopics } from '@carmine/contract/notices';
import { timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { consentAddressField, insertConsent } from './consent-store.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { openPlayer } from '../players/player.ts';
import { lockPlayer, setEmailPromotions } from '../players/player-store.ts';

type AnswerDeps = Pick<Deps, 'secretBox' | 'consentText'>;

const answerWithin =
  ({ secretBox, consentText }: AnswerDeps) =>
  async (sql: Sql, playerId: PlayerId, given: boolean, ip?: string): Promise<void> => {
    const row = await lockPlayer(sql, playerId);
    if (row === undefined || row.key_sealed === null) return;
    if ((await setEmailPromotions(sql, playerId, given)) === 0) return;
    const textVersion = consentText('email_promotions');
    const { key } = openPlayer(secretBox, row);
    const addressSealed = ip === undefined ? undefined : key.seal(consentAddressField, ip);
    await insertConsent(sql, { playerId, kind: 'email_promotions', given, textVersion, addressSealed });
  };

/** `ip` is absent if the answer came by a link. */
export const answerEmailPromotions =
  (deps: AnswerDeps & Pick<Deps, 'db'>) =>
  (playerId: PlayerId, given: boolean, ip?: string): Promise<void> =>
    deps.db.transaction((sql) => answerWithin(deps)(sql, playerId, given, ip));

/** Call in the transaction of a break or a closing, so that the player is not invited back. */
export const stopEmailPromotions =
  (deps: AnswerDeps) =>
  (sql: Sql, playerId: PlayerId): Promise<void> =>
    answerWithin(deps)(sql, playerId, false);

/** The id in a player's unsubscribe link: player id and our signature, after the topic unless it is promotions. */
export const unsubscribeId =
  (digest: Digest) =>
  (playerId: PlayerId, topic?: MailTopic): string => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(playerId);
    const signed = Buffer.concat([number, digest.unsubscribe(playerId, topic)]).toString('base64url');
    return topic === undefined ? signed : `${topic}.${signed}`;
  };

const topicOf = (id: string): MailTopic | undefined => mailTopics.find((topic) => id.startsWith(`${topic}.`));

export const unsubscribe =
  (deps: Pick<Deps, 'db' | 'secretBox' | 'consentText' | 'refuseMail'>, digest: Digest) =>
  async (id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> => {
    const topic = topicOf(id);
    const signed = topic === undefined ? id : id.slice(topic.length + 1);
    const bytes = Buffer.from(signed, 'base64url');
    if (bytes.length !== 24 || bytes.toString('base64url') !== signed) return { ok: false, reason: 'not_found' };
    const playerId = bytes.readBigUInt64BE(0) as PlayerId;
    if (!timingSafeEqual(bytes.subarray(8), digest.unsubscribe(playerId, topic)))
      return { ok: false, reason: 'not_found' };
    await (topic === undefined ? answerEmailPromotions(deps)(playerId, false) : deps.refuseMail(playerId, topic));
    return { ok: true };
  };
