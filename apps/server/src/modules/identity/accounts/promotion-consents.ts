/** Opt-in and opt-out of promotions, by channel: in the profile, or without a session by the signed link of a mail. */
import { type MailTopic, mailTopics } from '@carmine/contract/account/notices';
import type { PromotionChannel } from '@carmine/contract/promotions/consents';
import { timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import { promotionsUnsubscribed } from '../../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { consentAddressField, insertConsent, lastConsents, type ConsentSource } from './consent-store.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { openPlayer } from '../players/player.ts';
import { findPlayer, lockPlayer, setPromotions } from '../players/player-store.ts';

type AnswerDeps = Pick<Deps, 'secretBox' | 'consentText'>;

const kindOf = { mail: 'email_promotions', notice: 'notice_promotions' } as const;

interface Answer {
  readonly channel: PromotionChannel;
  readonly given: boolean;
  readonly source: ConsentSource;
  readonly ip?: string | undefined;
}

/** False if the answer is the one that is kept. */
const answerWithin =
  ({ secretBox, consentText }: AnswerDeps) =>
  async (sql: Sql, playerId: PlayerId, { channel, given, source, ip }: Answer): Promise<boolean> => {
    const row = await lockPlayer(sql, playerId);
    if (row === undefined || row.key_sealed === null) return false;
    if ((await setPromotions(sql, playerId, channel, given)) === 0) return false;
    const kind = kindOf[channel];
    const { key } = openPlayer(secretBox, row);
    const addressSealed = ip === undefined ? undefined : key.seal(consentAddressField, ip);
    await insertConsent(sql, { playerId, kind, given, source, textVersion: consentText(kind), addressSealed });
    return true;
  };

/** In the player's account. */
export const answerPromotions =
  (deps: AnswerDeps & Pick<Deps, 'db'>) =>
  async (
    playerId: PlayerId,
    answers: Readonly<Partial<Record<PromotionChannel, boolean | undefined>>>,
    ip: string,
  ): Promise<void> =>
    deps.db.transaction(async (sql) => {
      for (const channel of ['mail', 'notice'] as const) {
        const given = answers[channel];
        if (given !== undefined) await answerWithin(deps)(sql, playerId, { channel, given, source: 'profile', ip });
      }
    });

interface PromotionConsent {
  readonly given: boolean;
  /** Of the last answer; undefined if there never was one. */
  readonly at: Date | undefined;
  readonly source: ConsentSource | undefined;
}

export const readPromotionConsents =
  ({ db }: Pick<Deps, 'db'>) =>
  async (playerId: PlayerId): Promise<Readonly<Record<PromotionChannel, PromotionConsent>>> => {
    const [row, answers] = await Promise.all([findPlayer(db, playerId), lastConsents(db, playerId)]);
    const of = (channel: PromotionChannel, given: boolean | undefined): PromotionConsent => {
      const last = answers.find(({ kind }) => kind === kindOf[channel]);
      return { given: given === true, at: last?.at, source: last?.source ?? undefined };
    };
    return { mail: of('mail', row?.receive_email_promo), notice: of('notice', row?.receive_notice_promo) };
  };

/** Call in the transaction of a break or a closing, so that the player is not invited back. */
export const stopPromotions =
  (deps: AnswerDeps) =>
  async (sql: Sql, playerId: PlayerId): Promise<void> => {
    for (const channel of ['mail', 'notice'] as const)
      await answerWithin(deps)(sql, playerId, { channel, given: false, source: 'protection' });
  };

/** What a mail's link ends: all promotional mail, where it came with a campaign, or one topic. */
type Unsubscribed = MailTopic | { readonly campaign: string };

const campaignForm = /^campaign\.(cam_[a-z0-9]+)$/;

const textOf = (about: Unsubscribed): string => (typeof about === 'string' ? about : `campaign.${about.campaign}`);

/** The id in a player's unsubscribe link: player id and our signature, after what it is about unless that is promotions. */
export const unsubscribeId =
  (digest: Digest) =>
  (playerId: PlayerId, about?: Unsubscribed): string => {
    const topic = about === undefined ? undefined : textOf(about);
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(playerId);
    const signed = Buffer.concat([number, digest.unsubscribe(playerId, topic)]).toString('base64url');
    return topic === undefined ? signed : `${topic}.${signed}`;
  };

interface ReadId {
  readonly playerId: PlayerId;
  readonly topic: MailTopic | undefined;
  readonly campaign: string | undefined;
}

/** Undefined unless we have signed exactly this. */
const readId = (digest: Digest, id: string): ReadId | undefined => {
  const end = id.lastIndexOf('.');
  const [about, signed] = end === -1 ? [undefined, id] : [id.slice(0, end), id.slice(end + 1)];
  const topic = mailTopics.find((one) => one === about);
  const campaign = campaignForm.exec(about ?? '')?.[1];
  if (about !== undefined && topic === undefined && campaign === undefined) return undefined;
  const bytes = Buffer.from(signed, 'base64url');
  if (bytes.length !== 24 || bytes.toString('base64url') !== signed) return undefined;
  const playerId = bytes.readBigUInt64BE(0) as PlayerId;
  const isOurs = timingSafeEqual(bytes.subarray(8), digest.unsubscribe(playerId, about));
  return isOurs ? { playerId, topic, campaign } : undefined;
};

export const unsubscribe =
  (deps: Pick<Deps, 'db' | 'secretBox' | 'consentText' | 'refuseMail' | 'publish'>, digest: Digest) =>
  async (id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> => {
    const read = readId(digest, id);
    if (read === undefined) return { ok: false, reason: 'not_found' };
    const { playerId, topic, campaign } = read;
    if (topic !== undefined) await deps.refuseMail(playerId, topic);
    else
      await deps.db.transaction(async (sql) => {
        const refusal = { channel: 'mail', given: false, source: 'mail' } as const;
        const changed = await answerWithin(deps)(sql, playerId, refusal);
        if (changed && campaign !== undefined)
          await deps.publish(sql, promotionsUnsubscribed, playerId.toString(), { playerId, campaign });
      });
    return { ok: true };
  };
