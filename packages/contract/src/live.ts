/**
 * The socket at `/live`. Every message is a hint that something changed: the data comes from the calls. A socket
 * with a session receives the player's own topics without asking; public topics need `subscribe`.
 */
import { z } from 'zod';
import { winner } from './games/game-service.ts';
import { amountAnswer, currencyAnswer, isoTime } from './types.ts';

export const livePath = '/live';

/**
 * What happened at a live table, numbered without gaps. `opened` betting opens, `bets` how much everybody has bet so far, `closed` betting
 * is closed, `flying` the flight begins, `cash_outs` who has left it so far, `seats` who sits where, `hand` something of a hand, as its game says it, `result` the outcome and its link of the chain, `settled` every
 * bet is paid, `voided` every bet is returned.
 */
export const tableEvent = z.object({
  table: z.string(),
  seq: z.number().int().min(1),
  kind: z.enum([
    'opened',
    'bets',
    'closed',
    'held',
    'flying',
    'cash_outs',
    'seats',
    'hand',
    'result',
    'settled',
    'voided',
  ]),
  round: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
  at: isoTime,
});
export type TableEvent = z.infer<typeof tableEvent>;

/** A message at a live table; without a name, its author is no longer here. */
export const chatMessage = z.object({
  id: z.string(),
  author: z.string(),
  name: z.string().nullable(),
  text: z.string(),
  at: isoTime,
});

/** Public topics. */
export const publicTopics = {
  winners: z.object({ latest: z.array(winner) }),
  jackpots: z.object({
    jackpots: z.array(z.object({ id: z.string(), currency: currencyAnswer, amount: amountAnswer })),
  }),
  /** The table of a race or tournament has changed. */
  competitions: z.object({ id: z.string() }),
  /** In order; whoever misses a number reads the events after the last one. */
  tables: tableEvent,
  /** New messages at a table, a few times a second at most, and those that are gone. `open`: an operator has just switched it on or off. */
  chat: z.object({
    table: z.string(),
    messages: z.array(chatMessage),
    gone: z.array(z.string()),
    open: z.boolean().optional(),
  }),
} as const;

/** Topics of the player's own sockets only. */
export const playerTopics = {
  balance: z.object({ currency: currencyAnswer, balance: amountAnswer, bonusBalance: amountAnswer }),
  payment: z.object({ id: z.string(), direction: z.enum(['deposit', 'withdraw']), status: z.string() }),
  promotions: z.object({}),
  /** How many the player has not read. */
  notice: z.object({ unread: z.number().int() }),
  /** Support has written, or has ended the conversation. A visitor's page receives it too, by its own cookie. */
  support: z.object({}),
  /** A bet of the player at a live table was placed, taken back or cashed out, on whatever page. */
  tableBets: z.object({
    table: z.string(),
    round: z.string(),
    bet: z.string(),
    state: z.enum(['placed', 'undone', 'settled']),
  }),
  /** What the player wants of chats at tables, or may do there, has changed: setting, nickname, mute. */
  tableChat: z.object({}),
  verification: z.object({ kind: z.enum(['identity', 'bill', 'funds']), status: z.string() }),
  /** The sockets of these sessions are closed after it. */
  sessionEnded: z.object({ sessionIds: z.array(z.string()) }),
} as const;

/** All hints; the server validates each one against this. */
export const liveTopics = { ...publicTopics, ...playerTopics } as const;

export type PublicTopic = keyof typeof publicTopics;
export type PlayerTopic = keyof typeof playerTopics;
export type LiveTopic = keyof typeof liveTopics;
export type LiveData<T extends LiveTopic> = z.infer<(typeof liveTopics)[T]>;

export const liveTopic = z.enum(Object.keys(liveTopics) as [LiveTopic, ...LiveTopic[]]);

/**
 * `version` counts a socket's messages of one topic from 1, one by one: after a gap, the
 * client has missed something and reloads. `data` is null if it would have been too long.
 */
export const liveMessage = z.object({
  topic: liveTopic,
  version: z.number().int().positive(),
  data: z.record(z.string(), z.unknown()).nullable(),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** All messages of a client. The list replaces the previous one; `tables` and `chat` come of the table that is named: of one, so that a page hears a few a second. */
export const liveSubscribe = z.strictObject({
  subscribe: z.array(z.enum(Object.keys(publicTopics) as [PublicTopic, ...PublicTopic[]])).max(20),
  tables: z.array(z.string().max(64)).max(1).optional(),
});
export type LiveSubscribe = z.infer<typeof liveSubscribe>;
