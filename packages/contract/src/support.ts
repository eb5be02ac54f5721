/** Our own support chat, and what a hosted widget needs. Open to blocked players too, who need support most. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime } from './types.ts';
import type { FieldCode } from './problem-texts/fields.ts';

const base = '/support-service/api/v1';

export const chatMessageLimit = 2000;

/** A message: NFC, line breaks allowed, no invisible characters and none that change the reading direction. */
export const chatText = z
  .string()
  .max(chatMessageLimit * 4)
  .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .refine(
    (value) =>
      value !== '' &&
      [...value].length <= chatMessageLimit &&
      !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value.replaceAll('\n', '')),
    { message: 'length' satisfies FieldCode, params: { minimum: 1, maximum: chatMessageLimit } },
  );

export const chatMessage = z.object({
  id: z.string(),
  author: z.enum(['you', 'support']),
  text: z.string(),
  at: isoTime,
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatThread = z.object({
  status: z.enum(['none', 'open', 'closed']),
  /** The oldest first; at most the last two hundred. */
  messages: z.array(chatMessage),
  /** Of ours, not seen yet. */
  unread: z.number().int(),
});
export type ChatThread = z.infer<typeof chatThread>;

export const getChat = endpoint({
  name: 'getChat',
  method: 'GET',
  path: `${base}/thread`,
  summary: 'The caller’s conversation: a player’s by session, a visitor’s by its own cookie',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: chatThread },
});

export const postChatMessage = endpoint({
  name: 'postChatMessage',
  method: 'POST',
  path: `${base}/messages`,
  summary: 'Sends a message to support; a visitor’s first one sets the cookie of the conversation',
  access: 'open',
  rateLimit: 'chat',
  idempotency: 'required',
  body: z.strictObject({ text: chatText }),
  answers: { 201: chatMessage },
});

export const putChatSeen = endpoint({
  name: 'putChatSeen',
  method: 'PUT',
  path: `${base}/thread/seen`,
  summary: 'Marks all messages from support as read',
  access: 'open',
  rateLimit: 'write',
  answers: { 204: null },
});

export const putChatAttributes = endpoint({
  name: 'putChatAttributes',
  method: 'PUT',
  path: `${base}/thread/attributes`,
  summary: 'Reports the page that the caller is viewing; identity comes only from the session',
  access: 'open',
  rateLimit: 'write',
  body: z.strictObject({
    page: z
      .string()
      .max(200)
      .regex(/^\/[^\p{Cc}]*$/u),
  }),
  answers: { 204: null },
});

export const getChatWidget = endpoint({
  name: 'getChatWidget',
  method: 'GET',
  path: `${base}/widget`,
  summary:
    'Attributes for a hosted widget: the address of the profile page in the back office, and a hash of the identity',
  access: 'open',
  rateLimit: 'read',
  answers: {
    200: z.object({
      /** The back office’s address of a player, without the id at its end. */
      profileBase: z.url(),
      /** HMAC-SHA256 of the player’s e-mail, hexadecimal; null for a visitor and where no key is set. */
      hash: z.string().nullable(),
    }),
  },
});
