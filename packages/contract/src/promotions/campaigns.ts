/**
 * What a campaign of promotional mail and notices consists of: what an operator edits and a second one approves, and what is
 * sent. Texts are plain paragraphs with a closed list of placeholders. And the notices of campaigns on the site.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, languageAnswer, languageQuery, text } from '../types.ts';
import { promotionChannels } from './consents.ts';
import { audience } from './rules.ts';

/** `{name}`: the reader's first name. `{amount}`: the campaign's amount. `{terms}`: the address of the promotion's terms. */
const campaignPlaceholders = ['name', 'amount', 'terms'] as const;
export type CampaignPlaceholder = (typeof campaignPlaceholders)[number];

const days = z.number().int().min(0).max(3_650);

const campaignAudience = audience.extend({
  /** Whole days since the player's last round; `to` inclusive. Who has never played is in none of them. */
  lastPlayedDays: z.strictObject({ from: days.optional(), to: days.optional() }).optional(),
  languages: z.array(languageAnswer).min(1).optional(),
});
export type CampaignAudience = z.infer<typeof campaignAudience>;

/** Paragraphs, with an empty line between two of them. */
const paragraphs = (maximum: number) =>
  z
    .string()
    .max(maximum * 4)
    .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .refine(
      (value) =>
        value.length >= 1 &&
        [...value].length <= maximum &&
        !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value.replaceAll('\n', '')),
      'length',
    );

const campaignTexts = z.strictObject({
  /** Of the mail, and the title of the notice. */
  subject: text(1, 90),
  body: paragraphs(2_000),
  /** The text of the notice on the site. */
  notice: text(1, 240).optional(),
});
export type CampaignTexts = z.infer<typeof campaignTexts>;

export const campaignRules = z.strictObject({
  /** For operators. */
  name: text(1, 80),
  audience: campaignAudience,
  channels: z.array(z.enum(promotionChannels)).min(1).max(2),
  sendsAt: isoTime,
  /** From then on nothing is sent, and the notice is gone. */
  endsAt: isoTime,
  /** The promotion that it is about: it goes only to who can have it, and links to its terms. */
  promotion: z.string().min(5).max(64).optional(),
  /** A code of that promotion, told in the mail. */
  coupon: z
    .string()
    .regex(/^[A-Z0-9-]{3,40}$/)
    .optional(),
  /** What `{amount}` stands for, in EUR. */
  amountEur: z
    .string()
    .regex(/^[1-9][0-9]{0,6}(\.[0-9]{2})?$/)
    .optional(),
  /** English is required; a language that is absent is read in English. */
  texts: z.partialRecord(languageAnswer, campaignTexts).refine((texts) => texts.en !== undefined, 'English is needed'),
});
export type CampaignRules = z.infer<typeof campaignRules>;

const placeholder = /\{([^{}]*)\}/g;

/** Every `{…}` of a text, whether it stands for something or not. */
const placeholdersIn = ({ subject, body, notice = '' }: CampaignTexts): string[] =>
  [...`${subject}\n${body}\n${notice}`.matchAll(placeholder)].map(([, name = '']) => name);

export const fillIn = (line: string, values: Readonly<Record<CampaignPlaceholder, string>>): string =>
  line.replaceAll(placeholder, (whole, name: string) => values[name as CampaignPlaceholder] ?? whole);

const isKnown = (name: string): boolean => campaignPlaceholders.some((one) => one === name);

/** What fits together, beyond the shape of each field. */
const campaignMisfits = (
  rules: CampaignRules,
): readonly (readonly [path: readonly (string | number)[], message: string])[] => {
  const found: [readonly (string | number)[], string][] = [];
  if (rules.endsAt <= rules.sendsAt) found.push([['endsAt'], 'must be after it is sent']);
  if (rules.coupon !== undefined && rules.promotion === undefined)
    found.push([['promotion'], 'a code belongs to a promotion']);
  if (new Set(rules.channels).size < rules.channels.length) found.push([['channels'], 'named twice']);
  for (const [language, texts] of Object.entries(rules.texts)) {
    if (texts === undefined) continue;
    const used = placeholdersIn(texts);
    const unknown = used.find((name) => !isKnown(name));
    if (unknown !== undefined) found.push([['texts', language, 'body'], `{${unknown}} stands for nothing`]);
    if (used.includes('amount') && rules.amountEur === undefined) found.push([['amountEur'], 'needed for {amount}']);
    if (used.includes('terms') && rules.promotion === undefined) found.push([['promotion'], 'needed for {terms}']);
    if (rules.channels.includes('notice') && texts.notice === undefined)
      found.push([['texts', language, 'notice'], 'needed for a notice on the site']);
  }
  return found;
};

/** Rules as an operator may save them. */
export const draftedCampaign = campaignRules.superRefine((rules, context) => {
  for (const [path, message] of campaignMisfits(rules)) context.addIssue({ code: 'custom', path: [...path], message });
});

const base = '/profile-service/api/v1/profile';

const campaignNotice = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Of the promotion that it is about; null: none. */
  promotion: z.string().nullable(),
  coupon: z.string().nullable(),
  endsAt: isoTime,
});
export type CampaignNotice = z.infer<typeof campaignNotice>;

export const getCampaignNotices = endpoint({
  name: 'getCampaignNotices',
  method: 'GET',
  path: `${base}/campaign-notices`,
  summary: 'Promotional notices for the player, newest first; none without consent, or while the player is protected',
  access: 'player',
  rateLimit: 'read',
  query: languageQuery,
  answers: { 200: z.array(campaignNotice) },
});

export const dismissCampaignNotice = endpoint({
  name: 'dismissCampaignNotice',
  method: 'DELETE',
  path: `${base}/campaign-notices/:id`,
  summary: 'Removes a promotional notice for good',
  access: 'player',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().max(64) }),
  answers: { 204: null },
});
