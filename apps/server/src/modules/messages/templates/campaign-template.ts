/** A campaign's mail: the operator's words, and around them what every promotional mail says. */
import type { MailContent } from './mail-content.ts';

export interface CampaignFacts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Empty where there is none. */
  readonly coupon: string;
  /** Of the promotion's terms; empty: the lobby. */
  readonly termsUrl: string;
  readonly lobbyUrl: string;
  /** Where help and limits are. */
  readonly safetyUrl: string;
}

export const campaignTemplate = ({ subject, paragraphs, ...facts }: CampaignFacts): MailContent => ({
  subject,
  preview: paragraphs[0] ?? '',
  title: subject,
  paragraphs,
  facts: facts.coupon === '' ? [] : [{ name: 'Your code', value: facts.coupon }],
  action:
    facts.termsUrl === ''
      ? { label: 'Go to the lobby', url: facts.lobbyUrl }
      : { label: 'See the offer and its terms', url: facts.termsUrl },
  note: `You get this email because you turned on promotions by email. 18+. Gambling can be addictive, and the odds favour the house. Limits, breaks and help: ${facts.safetyUrl}`,
});

/** Before the subject of a mail that an operator sends to the own mailbox. */
export const campaignTestMark: string = 'Test';
