/** Sends one mail for one event. Called again for the same event it does nothing, or tries what failed again. */
import type { MailTopic } from '@carmine/contract/account/notices';
import { defaultLanguage, type Language } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { MailKind } from './mail-kind.ts';
import { claimMail, markSent, recentMails } from './mail-store.ts';
import { readRefusals } from './notice-store.ts';
import type { FindRecipient, MailBrand, SendMail, UnsubscribeId } from './ports.ts';
import { mailTemplates, type MailTemplates } from './templates/index.ts';
import type { MailContent } from './templates/mail-content.ts';
import { mailHtml, mailSubject, mailText } from './templates/render-mail.ts';

export interface SendDeps {
  db: Sql;
  send: SendMail;
  findRecipient: FindRecipient;
  unsubscribeId: UnsubscribeId;
  brand: () => MailBrand;
  /** In each language but English. */
  translations: Readonly<Partial<Record<Language, { readonly mailTemplates: MailTemplates }>>>;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Multiplies what one player may be sent in an hour. */
  rateLimitFactor: number;
}

export interface Reader {
  readonly firstName: string;
  readonly language: Language;
  /** In that language. */
  readonly templates: MailTemplates;
}

export interface MailRequest {
  /** Names the event that asks for it. */
  source: string;
  kind: MailKind;
  playerId: PlayerId;
  /** The player may refuse mails of this topic; without one the law wants it told. */
  topic?: MailTopic;
  /** Needs the player's yes, and carries the way out. */
  marketing?: boolean;
  /** The public id of the campaign that it belongs to: the way out names it. */
  campaign?: string;
  /** Of this kind, to one player: for what a stranger could ask for, so that nobody's mailbox is flooded through us. */
  perHour?: number;
  /** Made for the recipient just before sending; nothing when there is nothing to say any more. */
  write: (reader: Reader, brand: MailBrand) => Promise<MailContent | undefined>;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Every mail that may be refused says how: promotions altogether, the others by their topic. */
const wayOut = (
  { unsubscribeId }: SendDeps,
  { marketing, campaign, topic, playerId }: MailRequest,
): string | undefined => {
  if (marketing === true) return unsubscribeId(playerId, campaign === undefined ? undefined : { campaign });
  return topic === undefined ? undefined : unsubscribeId(playerId, topic);
};

export const sendMail =
  (deps: SendDeps) =>
  async (request: MailRequest): Promise<'sent' | 'sent_before' | 'not_needed'> => {
    const claimed = await claimMail(deps.db, request);
    if (claimed === undefined) return 'sent_before';
    const limit = (request.perHour ?? Infinity) * deps.rateLimitFactor;
    if (limit !== Infinity && (await recentMails(deps.db, claimed.id)) >= limit) return 'not_needed';
    const recipient = await deps.findRecipient(request.playerId);
    if (recipient === undefined || (request.marketing === true && !recipient.receiveEmailPromo)) return 'not_needed';
    if (request.topic !== undefined && (await readRefusals(deps.db, request.playerId)).has(request.topic))
      return 'not_needed';
    const brand = deps.brand();
    const language = brand.languages.includes(recipient.language) ? recipient.language : defaultLanguage;
    const templates = deps.translations[language]?.mailTemplates ?? mailTemplates;
    const content = await request.write({ firstName: recipient.firstName, language, templates }, brand);
    if (content === undefined) return 'not_needed';
    const id = wayOut(deps, request);
    const page = id === undefined ? {} : { unsubscribeUrl: `${deps.publicUrl}/unsubscribe/${id}` };
    const look = { brand, language, frame: templates.mailFrame, ...page };
    const domain = domainOf(brand.supportEmail);
    await deps.send({
      messageId: `<mail-${claimed.id}@${domain}>`,
      from: { name: brand.name, address: `no-reply@${domain}` },
      to: recipient.email,
      subject: mailSubject(content),
      text: mailText(content, look),
      html: mailHtml(content, look),
      ...(id === undefined
        ? {}
        : { unsubscribeUrl: `${deps.publicUrl}/profile-service/api/v1/profile/unsubscribe/${id}` }),
    });
    await markSent(deps.db, claimed.id);
    return 'sent';
  };
