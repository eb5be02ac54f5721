/** The operators' side of the chat. Every view of a conversation is audited. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatText } from '../support.ts';
import { isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1/support';
const id = z.string().min(5).max(64);
const threadParams = z.strictObject({ id });

const threadHead = z.object({
  id: z.string(),
  /** Null for a visitor. */
  player: z.object({ id: z.string(), name: z.string() }).nullable(),
  skin: z.string(),
  status: z.enum(['open', 'closed']),
  waitingSince: isoTime.nullable(),
  lastAt: isoTime,
  /** Who answered last. */
  operator: z.string().nullable(),
});
export type SupportThreadHead = z.infer<typeof threadHead>;

const threadView = threadHead.extend({
  /** The page the asker was last on. */
  page: z.string().nullable(),
  /** The player's page here, with the brand: what a hosted widget would show as attributes. */
  profile: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(['asker', 'staff']),
      by: z.string().nullable(),
      text: z.string(),
      at: isoTime,
    }),
  ),
});
export type SupportThread = z.infer<typeof threadView>;

const cannedAnswer = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type CannedAnswer = z.infer<typeof cannedAnswer>;

export const supportStates = ['waiting', 'open', 'closed'] as const;

export const listThreads = endpoint({
  name: 'listThreads',
  method: 'GET',
  path: `${base}/threads`,
  summary: 'Conversations, longest waiting first',
  access: 'staff:support.chat',
  rateLimit: 'read',
  query: pageQuery.extend({ state: z.enum(supportStates).default('waiting') }),
  answers: { 200: pageOf(threadHead) },
});

export const readThread = endpoint({
  name: 'readThread',
  method: 'GET',
  path: `${base}/threads/:id`,
  summary: 'One conversation',
  access: 'staff:support.chat',
  rateLimit: 'read',
  params: threadParams,
  answers: { 200: threadView },
});

export const answerThread = endpoint({
  name: 'answerThread',
  method: 'POST',
  path: `${base}/threads/:id/messages`,
  summary: 'Sends an answer; reopens a closed conversation',
  access: 'staff:support.chat',
  rateLimit: 'write',
  idempotency: 'required',
  params: threadParams,
  body: z.strictObject({ text: chatText }),
  answers: { 204: null },
});

export const closeThread = endpoint({
  name: 'closeThread',
  method: 'POST',
  path: `${base}/threads/:id/close`,
  summary: 'Ends a conversation; the next message starts a new one',
  access: 'staff:support.chat',
  rateLimit: 'write',
  params: threadParams,
  answers: { 204: null },
});

export const supportPulse = endpoint({
  name: 'supportPulse',
  method: 'GET',
  path: `${base}/pulse`,
  summary: 'Whether there is anything new; contains no personal data, so polling it is not audited',
  access: 'staff:support.chat',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: z.strictObject({ thread: id.optional() }),
  answers: {
    200: z.object({
      waiting: z.number().int(),
      /** When something last happened in any open conversation. */
      queueAt: isoTime.nullable(),
      threadAt: isoTime.nullable(),
    }),
  },
});

/** The chat's socket, on the back office's own origin. It only reports that the pulse has changed; it takes no messages. */
export const deskLivePath = '/back-office/live';

export const listCannedAnswers = endpoint({
  name: 'listCannedAnswers',
  method: 'GET',
  path: `${base}/answers`,
  summary: 'Canned answers',
  access: 'staff:support.chat',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(cannedAnswer) },
});

export const saveCannedAnswer = endpoint({
  name: 'saveCannedAnswer',
  method: 'PUT',
  path: `${base}/answers`,
  summary: 'Saves a canned answer; an existing one is replaced only on request',
  access: 'staff:support.chat',
  rateLimit: 'write',
  body: z.strictObject({ title: text(2, 80), text: chatText, replace: z.boolean().default(false) }),
  answers: { 200: cannedAnswer },
});

export const deleteCannedAnswer = endpoint({
  name: 'deleteCannedAnswer',
  method: 'DELETE',
  path: `${base}/answers/:id`,
  summary: 'Deletes a canned answer',
  access: 'staff:support.chat',
  rateLimit: 'write',
  params: threadParams,
  answers: { 204: null },
});
