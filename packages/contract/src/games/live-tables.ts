/**
 * Live tables: one round for everybody. A viewer loads the table once and follows its events on `/live`; a missing number is read
 * here. A player joins with a sign-in session, and bets with the token of it. All times are the database's.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { playGameId } from '../fairness.ts';
import { tableEvent } from '../live.ts';
import { amountAnswer, amountRequest, currencyAnswer, isoTime } from '../types.ts';

const tableId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const json = z.record(z.string(), z.unknown());

/** `betting` takes bets and returns, `closed` neither, `running` shows the result, `settled` and `voided` rest until the next round. */
const tablePhase = z.enum(['betting', 'closed', 'running', 'settled', 'voided']);

const tableRound = z.object({
  id: z.string(),
  phase: tablePhase,
  mathVersion: z.string(),
  openedAt: isoTime,
  closesAt: isoTime,
  /** The earliest time of the next phase. */
  dueAt: isoTime,
  /** What everybody sees of the outcome; absent before it is revealed. */
  result: json.optional(),
  /** With these three anybody works the outcome out: `SHA-256(link)` is the link before, and link 0 is the chain's name. */
  chain: z.string(),
  salt: z.string(),
  /** The block whose hash the salt is, named before it was there; absent where the house drew it. */
  saltBlock: z.object({ network: z.string(), height: z.string() }).optional(),
  linkNumber: z.number().int().min(1),
  link: z.string().optional(),
});

const liveTable = z.object({
  id: tableId,
  game: playGameId,
  name: z.string(),
  /** Whose bets are in the round that is played now. */
  players: z.number().int().min(0),
  /** By this a page knows how far its own clock is off. */
  now: isoTime,
  round: tableRound.optional(),
  /** Milliseconds of its phases. */
  timing: z.object({
    bettingMs: z.number().int(),
    closedMs: z.number().int(),
    runningMs: z.number().int(),
    restMs: z.number().int(),
  }),
  /** Newest first; whoever knows a link checks that it leads back to the chain. */
  results: z.array(
    z.object({
      round: z.string(),
      result: json,
      /** As a lobby shows it. */
      sign: z.object({ text: z.string(), tone: z.string() }),
      chain: z.string(),
      salt: z.string(),
      linkNumber: z.number().int(),
      link: z.string(),
    }),
  ),
});
export type LiveTableAnswer = z.infer<typeof liveTable>;

/** The last event that the answer includes. */
const tableSnapshot = liveTable.extend({
  seq: z.number().int().min(0),
  /** False: it closes once its round is over. */
  open: z.boolean(),
  /** Of real money, in EUR cents, all together and on each spot of the game. */
  bets: z.object({
    players: z.number().int(),
    bets: z.number().int(),
    stakedCents: z.string(),
    spots: z.record(z.string(), z.string()),
  }),
});
export type TableSnapshot = z.infer<typeof tableSnapshot>;

const tableBet = z.object({
  /** The player's round in the history. */
  id: z.string(),
  round: z.string(),
  state: z.enum(['placed', 'undone', 'settled', 'refunded']),
  stake: amountAnswer,
  /** All chips. */
  staked: amountAnswer,
  /** Once it is settled. */
  payout: amountAnswer,
  params: json,
  currency: currencyAnswer,
});
export type TableBet = z.infer<typeof tableBet>;

const tableBetAnswer = tableBet.extend({ balance: amountAnswer, bonusBalance: amountAnswer });
export type TableBetAnswer = z.infer<typeof tableBetAnswer>;

export const listTables = endpoint({
  name: 'listTables',
  method: 'GET',
  path: '/game-service/api/v1/tables',
  summary: 'Live tables that are open, with the round that is played',
  access: 'public',
  rateLimit: 'read',
  answers: { 200: z.array(liveTable) },
});

export const joinTable = endpoint({
  name: 'joinTable',
  method: 'POST',
  path: '/game-service/api/v1/tables/:id/join',
  summary: 'A token to bet with at a table, for at most a day; its currency is the player’s default',
  access: 'player',
  rateLimit: 'write',
  params: z.strictObject({ id: tableId }),
  answers: { 201: z.object({ token: z.string(), currency: currencyAnswer }) },
});

export const getTable = endpoint({
  name: 'getTable',
  method: 'GET',
  path: '/play/v1/tables/:id',
  summary: 'A table as it is now',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: tableId }),
  answers: { 200: tableSnapshot },
});

export const getTableEvents = endpoint({
  name: 'getTableEvents',
  method: 'GET',
  path: '/play/v1/tables/:id/events',
  summary: 'What happened after an event, for whoever missed one; at most 100',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: tableId }),
  query: z.strictObject({ after: z.coerce.number().int().min(0) }),
  answers: { 200: z.array(tableEvent) },
});

export const placeTableBet = endpoint({
  name: 'placeTableBet',
  method: 'POST',
  path: '/play/v1/table-bets',
  summary: 'A bet in the round that takes bets; 409 round_closed once betting has closed, by the clock of the database',
  access: 'play',
  rateLimit: 'play',
  body: z.strictObject({ round: z.string().max(64), stake: amountRequest, params: json.optional() }),
  idempotency: 'required',
  answers: { 201: tableBetAnswer },
});

export const undoTableBet = endpoint({
  name: 'undoTableBet',
  method: 'POST',
  path: '/play/v1/table-bets/:id/undo',
  summary: 'Takes a bet back while betting is open; 409 round_closed afterwards',
  access: 'play',
  rateLimit: 'play',
  params: z.strictObject({ id: z.string().max(64) }),
  idempotency: 'required',
  answers: { 200: tableBetAnswer },
});

export const listTableBets = endpoint({
  name: 'listTableBets',
  method: 'GET',
  path: '/play/v1/table-bets',
  summary: 'The player’s bets in one round of a table',
  access: 'play',
  rateLimit: 'read',
  query: z.strictObject({ round: z.string().max(64) }),
  answers: { 200: z.array(tableBet) },
});
