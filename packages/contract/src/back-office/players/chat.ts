/** The operators' side of the chat at live tables. Views that name players are audited. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1/chat';
const id = z.string().min(1).max(64);
const idParams = z.strictObject({ id });
const reason = text(5, 300);

const line = z.object({
  name: z.string().nullable(),
  text: z.string(),
  at: isoTime,
  state: z.enum(['shown', 'hidden', 'removed']),
});

const reported = line.extend({
  id: z.string(),
  player: z.string(),
  table: z.string(),
  before: z.array(line),
  after: z.array(line),
  reports: z.array(z.object({ player: z.string(), reason: z.string(), at: isoTime })),
});
export type ReportedMessage = z.infer<typeof reported>;

const said = line.extend({ id: z.string(), player: z.string(), table: z.string(), reports: z.number().int() });
export type SaidMessage = z.infer<typeof said>;

export const muteLengths = ['10m', '24h', 'for_good'] as const;
export type MuteLength = (typeof muteLengths)[number];

const mute = z.object({
  id: z.string(),
  player: z.string(),
  name: z.string().nullable(),
  reason: z.string(),
  at: isoTime,
  /** Null: for good. */
  until: isoTime.nullable(),
  by: z.string().nullable(),
});

const place = z.object({
  /** A table, or `*` for all of them. */
  place: z.string(),
  offSince: isoTime.nullable(),
  offBy: z.string().nullable(),
});

const shared = { access: 'staff:chat.moderate' } as const;

export const listReportedMessages = endpoint({
  ...shared,
  name: 'listReportedMessages',
  method: 'GET',
  path: `${base}/reports`,
  summary: 'Messages that wait for a decision, hidden ones first, with what was said around them and who reported',
  rateLimit: 'read',
  query: pageQuery,
  answers: { 200: pageOf(reported) },
});

export const listChatMessages = endpoint({
  ...shared,
  name: 'listChatMessages',
  method: 'GET',
  path: `${base}/messages`,
  summary: 'Latest messages, newest first: of all tables or one, of all players or one',
  rateLimit: 'read',
  query: pageQuery.extend({ table: z.string().max(40).optional(), player: id.optional() }),
  answers: { 200: pageOf(said) },
});

export const decideReportedMessage = endpoint({
  ...shared,
  name: 'decideReportedMessage',
  method: 'POST',
  path: `${base}/messages/:id/decision`,
  summary: 'Keeps a message, which is then not hidden again, or removes it',
  rateLimit: 'write',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['keep', 'remove']) }),
  answers: { 204: null },
});

export const muteChatPlayer = endpoint({
  ...shared,
  name: 'muteChatPlayer',
  method: 'POST',
  path: `${base}/players/:id/mutes`,
  summary: 'A player cannot write for a time, or for good; the player reads the reason',
  rateLimit: 'write',
  params: idParams,
  body: z.strictObject({ length: z.enum(muteLengths), reason, message: id.optional() }),
  answers: { 204: null },
});

export const listChatMutes = endpoint({
  ...shared,
  name: 'listChatMutes',
  method: 'GET',
  path: `${base}/mutes`,
  summary: 'Mutes in force, newest first',
  rateLimit: 'read',
  query: pageQuery,
  answers: { 200: pageOf(mute) },
});

export const liftChatMute = endpoint({
  ...shared,
  name: 'liftChatMute',
  method: 'POST',
  path: `${base}/mutes/:id/lift`,
  summary: 'Ends a mute before its time',
  rateLimit: 'write',
  params: idParams,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const renameChatPlayer = endpoint({
  ...shared,
  name: 'renameChatPlayer',
  method: 'PUT',
  path: `${base}/players/:id/nickname`,
  summary: 'Another nickname for a player',
  rateLimit: 'write',
  params: idParams,
  body: z.strictObject({ name: z.string().max(200), reason }),
  answers: { 204: null },
});

export const listChatWords = endpoint({
  ...shared,
  name: 'listChatWords',
  method: 'GET',
  path: `${base}/words`,
  summary: 'Words that no message and no nickname may contain',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(z.object({ word: z.string(), language: z.string() })) },
});

export const addChatWord = endpoint({
  ...shared,
  name: 'addChatWord',
  method: 'PUT',
  path: `${base}/words`,
  summary: 'Adds a word, without case and accents',
  rateLimit: 'write',
  body: z.strictObject({ word: text(2, 60), language: z.string().regex(/^[a-z]{2}$/) }),
  answers: { 204: null },
});

export const removeChatWord = endpoint({
  ...shared,
  name: 'removeChatWord',
  method: 'DELETE',
  path: `${base}/words/:id`,
  summary: 'Removes a word',
  rateLimit: 'write',
  params: idParams,
  answers: { 204: null },
});

export const listChatPlaces = endpoint({
  ...shared,
  name: 'listChatPlaces',
  method: 'GET',
  path: `${base}/switches`,
  summary: 'Where the chat is on and off',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(place) },
});

export const setChatSwitch = endpoint({
  ...shared,
  name: 'setChatSwitch',
  method: 'PUT',
  path: `${base}/switches`,
  summary: 'Switches the chat on or off, at one table or at all',
  rateLimit: 'write',
  body: z.strictObject({ place: z.string().max(40), open: z.boolean(), reason }),
  answers: { 204: null },
});
