/**
 * The chat at live tables. Everybody reads; whoever is signed in, has confirmed the email and made a deposit writes under a nickname. New
 * messages come on `/live` (topic `chat`) for the tables that a page follows, as hints: a page that missed some asks again.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatMessage } from '../live.ts';
import { isoTime } from '../types.ts';

const tableId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const tableParams = z.strictObject({ id: tableId });

export type ChatMessage = z.infer<typeof chatMessage>;

export const reportReasons = ['insult', 'spam', 'threat', 'contact', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Of who is signed in. */
const ownChat = z.object({
  /** As the author of messages. */
  author: z.string(),
  name: z.string().nullable(),
  /** When another nickname may be chosen; null: now. */
  renameAt: isoTime.nullable(),
  /** "Chat at tables" in the player's settings. */
  shown: z.boolean(),
  /**
   * Why nothing can be written now, by the code that writing would be refused with. A mute without `until` does not end; `leftMs` is the time
   * until then by the server's clock.
   */
  refusal: z
    .object({
      code: z.string(),
      until: isoTime.nullable(),
      leftMs: z.number().int().min(0).nullable(),
      why: z.string().nullable(),
    })
    .nullable(),
});

const tableChat = z.object({
  /** False: an operator has switched it off here. */
  open: z.boolean(),
  /** The last 50, oldest first. */
  messages: z.array(chatMessage),
  /** Null for a visitor. */
  you: ownChat.nullable(),
});
export type TableChat = z.infer<typeof tableChat>;

export const getTableChat = endpoint({
  name: 'getTableChat',
  method: 'GET',
  path: '/play/v1/tables/:id/chat',
  summary: 'The last messages at a table, and whether the caller may write',
  access: 'public',
  rateLimit: 'read',
  params: tableParams,
  answers: { 200: tableChat },
});

export const postTableMessage = endpoint({
  name: 'postTableMessage',
  method: 'POST',
  path: '/play/v1/tables/:id/chat',
  summary: 'Writes to everybody at the table: 1 to 200 characters, one message in three seconds',
  access: 'player',
  rateLimit: 'write',
  params: tableParams,
  // What is too long is refused in its own words.
  body: z.strictObject({ text: z.string().max(2_000) }),
  idempotency: 'required',
  answers: { 201: chatMessage },
});

export const putNickname = endpoint({
  name: 'putNickname',
  method: 'PUT',
  path: '/play/v1/chat/nickname',
  summary: 'The name that is shown in chats, unique; once in 30 days',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({ name: z.string().max(200) }),
  answers: { 200: z.object({ name: z.string() }) },
});

export const getChatShown = endpoint({
  name: 'getChatShown',
  method: 'GET',
  path: '/play/v1/chat/shown',
  summary: 'Whether the player sees the chat at tables',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: z.object({ shown: z.boolean() }) },
});

export const putChatShown = endpoint({
  name: 'putChatShown',
  method: 'PUT',
  path: '/play/v1/chat/shown',
  summary: 'Whether the player sees the chat at tables',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({ shown: z.boolean() }),
  answers: { 204: null },
});

export const reportTableMessage = endpoint({
  name: 'reportTableMessage',
  method: 'POST',
  path: '/play/v1/chat/messages/:id/reports',
  summary: 'Reports a message once; three players hide it until an operator decides',
  access: 'player',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().max(64) }),
  body: z.strictObject({ reason: z.enum(reportReasons) }),
  answers: { 204: null },
});
