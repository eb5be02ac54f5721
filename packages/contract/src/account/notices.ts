/** Notices on the site, and which mails can be turned off. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile';

/** The site's catalogue has a text for each; `data` holds its parameters: amounts are decimals of `currency`. */
export const noticeKinds = [
  'deposit_credited',
  'deposit_failed',
  'deposit_review',
  'deposit_reversed',
  'deposit_won_back',
  'deposit_refused',
  'deposit_given_back',
  'cash_out_requested',
  'cash_out_approved',
  'cash_out_paid',
  'cash_out_returned',
  'cash_out_paid_twice',
  'debt_written_off',
  'documents_verified',
  'documents_rejected',
  'documents_asked',
  'documents_expired',
  'funds_asked',
  'funds_accepted',
  'funds_rejected',
  'new_sign_in',
  'password_changed',
  'security_changed',
  'email_confirmed',
  'account_locked',
  'account_opened',
  'account_closed',
  'limit_changed',
  'break_started',
  'break_ended',
  'promotion_granted',
  'promotion_completed',
  'promotion_expires_soon',
  'promotion_ended',
  'promotion_not_earned',
  'round_expires_soon',
  'round_ended',
  'export_ready',
  'erasure_asked',
  'erasure_dropped',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  data: z.record(z.string(), z.string()),
  at: isoTime,
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const getNotices = endpoint({
  name: 'getNotices',
  method: 'GET',
  path: `${base}/notices`,
  summary: 'The player’s notices, newest first; `before` is the ID of the last one of the previous page',
  access: 'cashier',
  rateLimit: 'read',
  query: z.strictObject({
    before: z.string().max(40).optional(),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: { 200: z.object({ items: z.array(notice), unread: z.number().int(), more: z.boolean() }) },
});

export const postNoticesRead = endpoint({
  name: 'postNoticesRead',
  method: 'POST',
  path: `${base}/notices/read`,
  summary: 'Marks notices as read: the given ones, or all up to now',
  access: 'cashier',
  rateLimit: 'write',
  body: z.strictObject({ ids: z.array(z.string().max(40)).max(100).optional() }),
  answers: { 200: z.object({ unread: z.number().int() }) },
});

/** Mails that can be turned off. Those about security, documents and protection always go out. */
export const mailTopics = ['deposits', 'cash_outs', 'bonuses'] as const;
export type MailTopic = (typeof mailTopics)[number];

const mailSettings = z.object({ deposits: z.boolean(), cash_outs: z.boolean(), bonuses: z.boolean() });
export type MailSettings = z.infer<typeof mailSettings>;

export const getMailSettings = endpoint({
  name: 'getMailSettings',
  method: 'GET',
  path: `${base}/mail-settings`,
  summary: 'The player’s mail settings',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: mailSettings },
});

export const putMailSettings = endpoint({
  name: 'putMailSettings',
  method: 'PUT',
  path: `${base}/mail-settings`,
  summary: 'Turns mails on and off',
  access: 'player',
  rateLimit: 'write',
  body: mailSettings.partial().strict(),
  answers: { 200: mailSettings },
});
