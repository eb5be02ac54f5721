/** The operators' calls about campaigns: drafts, preview, test mail, figures, and the settings of the house. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { campaignRules, draftedCampaign } from '../promotions/campaigns.ts';
import { promotionChannels } from '../promotions/consents.ts';
import { isoTime, languageAnswer, text } from '../types.ts';

const base = '/back-office/api/v1/campaigns';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const count = z.number().int();
const reason = text(5, 500);
const shows = { unaudited: 'shows no player', rateLimit: 'read', access: 'staff:promotions.read' } as const;
const changes = { rateLimit: 'write', access: 'staff:promotions.manage' } as const;

/** `approved`: waits for its time. `sent`: everybody of the audience was decided. */
export const campaignStates = ['draft', 'pending', 'refused', 'approved', 'sending', 'sent', 'stopped'] as const;

/** Why somebody of the audience got nothing. */
export const campaignRefusals = ['consent', 'unconfirmed', 'protected', 'offer', 'cap', 'stopped', 'erased'] as const;

const channelFigures = z.object({
  channel: z.enum(promotionChannels),
  /** Decided so far. */
  audience: count,
  sent: count,
  /** Reserved, and on the way to the mail server. */
  waiting: count,
  refused: z.partialRecord(z.enum(campaignRefusals), count),
  /** By the link of this campaign's mail. */
  unsubscribed: count,
  /** Closed by the player; of notices. */
  dismissed: count,
  /** Of those it was sent to: who took the promotion, or used the code, afterwards. */
  claimed: count,
});

const campaign = z.object({
  id: z.string(),
  state: z.enum(campaignStates),
  rules: campaignRules,
  madeBy: z.string(),
  own: z.boolean(),
  approvedBy: z.string().nullable(),
  approvedAt: isoTime.nullable(),
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type DeskCampaign = z.infer<typeof campaign>;
export type CampaignFigures = z.infer<typeof channelFigures>;

export const listCampaigns = endpoint({
  ...shows,
  name: 'listCampaigns',
  method: 'GET',
  path: base,
  summary: 'Every campaign with its state, newest first',
  answers: { 200: z.object({ items: z.array(campaign) }) },
});

export const readCampaign = endpoint({
  ...shows,
  name: 'readCampaign',
  method: 'GET',
  path: `${base}/:id`,
  summary:
    'A campaign with its figures. Nothing is counted in mails themselves: there are no pixels and no marked links',
  params,
  answers: { 200: z.object({ campaign, figures: z.array(channelFigures) }) },
});

export const draftCampaign = endpoint({
  ...changes,
  name: 'draftCampaign',
  method: 'POST',
  path: base,
  summary: 'A new campaign as a draft',
  body: z.strictObject({ rules: draftedCampaign }),
  answers: { 201: z.object({ id: z.string() }) },
});

export const saveCampaign = endpoint({
  ...changes,
  name: 'saveCampaign',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Changes a draft; only its maker does',
  params,
  body: z.strictObject({ rules: draftedCampaign }),
  answers: { 204: null },
});

export const submitCampaign = endpoint({
  ...changes,
  name: 'submitCampaign',
  method: 'POST',
  path: `${base}/:id/submission`,
  summary: 'Requests that a draft is sent; a second operator decides',
  proof: true,
  params,
  body: z.strictObject({ reason }),
  answers: { 202: z.object({ id: z.string() }) },
});

export const stopCampaign = endpoint({
  ...changes,
  name: 'stopCampaign',
  method: 'POST',
  path: `${base}/:id/stop`,
  summary: 'Sends nothing more of a campaign, and takes its notice away',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const testCampaign = endpoint({
  ...changes,
  name: 'testCampaign',
  method: 'POST',
  path: `${base}/:id/test`,
  summary: 'Mails the campaign to the operator’s own address, and to nobody else',
  params,
  body: z.strictObject({ language: languageAnswer }),
  answers: { 202: null },
});

const shownMail = z.object({
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  action: z.string(),
  note: z.string(),
  footer: z.string(),
  unsubscribe: z.string(),
  notice: z.string().nullable(),
});
export type ShownCampaign = z.infer<typeof shownMail>;

export const previewCampaign = endpoint({
  ...shows,
  name: 'previewCampaign',
  method: 'POST',
  path: `${base}/preview`,
  summary: 'A campaign as players would read it, in every language',
  body: z.strictObject({ rules: draftedCampaign }),
  answers: { 200: z.object({ en: shownMail, de: shownMail }) },
});

export const countAudience = endpoint({
  ...shows,
  name: 'countAudience',
  method: 'POST',
  path: `${base}/audience`,
  summary: 'How many players a campaign would be decided for now, and how many of them agreed to each channel',
  body: z.strictObject({ audience: campaignRules.shape.audience }),
  answers: {
    200: z.object({
      players: count,
      mail: count,
      notice: count,
      /** False: the house has more players than one call looks at. */
      complete: z.boolean(),
    }),
  },
});

const settings = z.strictObject({ mostMails: count.min(0).max(7), perMinute: count.min(1).max(6_000) });
export type CampaignSettings = z.infer<typeof settings>;

export const readCampaignSettings = endpoint({
  ...shows,
  name: 'readCampaignSettings',
  method: 'GET',
  path: '/back-office/api/v1/campaign-settings',
  summary: 'How many promotional mails a player gets within seven days, and how many players are decided in a minute',
  answers: { 200: settings },
});

export const setCampaignSettings = endpoint({
  ...changes,
  name: 'setCampaignSettings',
  method: 'PUT',
  path: '/back-office/api/v1/campaign-settings',
  summary: 'Sets both: less at once, more once a second operator agrees',
  proof: true,
  body: settings.extend({ reason }),
  answers: { 202: z.object({ waits: z.literal(true) }), 204: null },
});
