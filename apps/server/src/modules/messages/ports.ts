/** What messages need from outside, with every way each can fail. */
import type { MailTopic } from '@carmine/contract/account/notices';
import type { RefusalReason } from '@carmine/contract/verification';
import type { Language } from '@carmine/money';
import type { PlayerId, SessionId } from '../../platform/ids/ids.ts';

export interface OutgoingMail {
  /** The same for every try of one mail, so that a mailbox can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of what may be refused: the one-click address. */
  unsubscribeUrl?: string;
}

/** Resolves when the mail server has taken the mail; throws when it has not, and the job tries again. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Opened for this one mail. Nothing for a player who is erased or unknown. */
export type FindRecipient = (
  playerId: PlayerId,
) => Promise<{ email: string; firstName: string; receiveEmailPromo: boolean; language: Language } | undefined>;

export type FindPlayerByEmailHash = (emailHash: Buffer) => Promise<PlayerId | undefined>;

/** A new single-use token; nothing where there is nothing left to confirm. */
export type IssueToken = (playerId: PlayerId, purpose: 'confirm' | 'reset' | 'browser') => Promise<string | undefined>;

export type FindSignIn = (
  sessionId: SessionId,
) => Promise<{ at: Date; country: string; userAgent: string } | undefined>;

export type CountryName = (isoCode: string, language: Language) => string;

/** Why documents were refused, and what an operator added; nothing for an erased player. */
export type FindRefusal = (caseId: bigint) => Promise<{ refusal: RefusalReason; note?: string } | undefined>;

/** By its public id. */
export type IsRoundOpen = (round: string) => Promise<boolean>;

/** Of promotions without a topic, or as they came with a campaign. */
export type UnsubscribeId = (playerId: PlayerId, about?: MailTopic | { readonly campaign: string }) => string;

/** The values of the skin that a mail shows. */
export interface MailBrand {
  name: string;
  operator: string;
  supportEmail: string;
  /** Mails are in English for whoever prefers a language that the brand does not speak. */
  languages: readonly Language[];
  /** Of the skin's palette: page, card, line, text, muted, gold, onGold. */
  colours: Readonly<Record<'page' | 'card' | 'line' | 'text' | 'muted' | 'gold' | 'onGold', string>>;
}
