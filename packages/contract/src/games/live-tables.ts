/**
 * Live tables: one round for everybody. A viewer loads the table once and follows its events on `/live`; a missing number is read
 * here. A player joins with a sign-in session, and bets with the token of it. All times are the database's.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { playGameId, studioProof } from './fairness.ts';
import { tableEvent } from '../live.ts';
import { amountAnswer, amountRequest, currencyAnswer, isoTime } from '../types.ts';

const tableId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const json = z.record(z.string(), z.unknown());

/**
 * `betting` takes bets and returns, `closed` neither, `flying` takes cash-outs, `running` shows the result, `settled` and `voided` rest until
 * the next round.
 */
const tablePhase = z.enum(['betting', 'closed', 'flying', 'running', 'settled', 'voided']);

/** A factor with two decimals: `2.31`. */
const factor = z.string().regex(/^\d{1,5}\.\d{2}$/);

/**
 * Of a crash game: after t ms of flight the multiplier is 2^(t / doublingMs), rounded down to hundredths. All bets that are still open at
 * `limit` are cashed out there: together they have won the most that a round may pay. Events of kind `flying` have the same data.
 */
const flight = z.object({ startedAt: isoTime, doublingMs: z.number().int().min(1), limit: factor });
export type Flight = z.infer<typeof flight>;

/** Somebody's bet on a flight; nobody can tell from it whose it is. In `bets` and `cash_outs` as `riders`, the highest stakes first. */
const rider = z.object({
  /** The same for one bet through its round. */
  key: z.string(),
  name: z.string(),
  stakedCents: z.string(),
  /** Where it was cashed out. */
  at: factor.optional(),
  payoutCents: z.string().optional(),
});
export type Rider = z.infer<typeof rider>;

/**
 * What decides a round. With chain, salt and link anybody works the outcome out: `SHA-256(link)` is the link before, and link 0 is the chain's
 * name. At a table whose results come from a studio there is neither, but what the studio signed.
 */
const roundProof = {
  chain: z.string().optional(),
  salt: z.string().optional(),
  /** The number of the round at its table. */
  linkNumber: z.number().int().min(1),
  link: z.string().optional(),
  studio: studioProof.optional(),
};

const tableRound = z.object({
  id: z.string(),
  phase: tablePhase,
  mathVersion: z.string(),
  openedAt: isoTime,
  closesAt: isoTime,
  /** The earliest time of the next phase. */
  dueAt: isoTime,
  /** From the start of the flight on. */
  flight: flight.optional(),
  /** What everybody sees of the outcome; absent before it is revealed. */
  result: json.optional(),
  /** Operators look at it: no result has come, or none that may be used. */
  held: z.boolean().optional(),
  ...roundProof,
  /** The block whose hash the salt is, named before it was there; absent where the house drew it. */
  saltBlock: z.object({ network: z.string(), height: z.string() }).optional(),
});

/** How a studio's picture of a table is shown; `delayMs`: so much later than the room. */
const tableStream = z.object({ kind: z.enum(['frame', 'video']), url: z.string(), delayMs: z.number().int().min(0) });

const liveTable = z.object({
  id: tableId,
  game: playGameId,
  name: z.string(),
  /** Whose bets are in the round that is played now. */
  players: z.number().int().min(0),
  /** By this a page knows how far its own clock is off. */
  now: isoTime,
  round: tableRound.optional(),
  /** Where its results come from a studio. */
  stream: tableStream.optional(),
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
      ...roundProof,
    }),
  ),
});
export type LiveTableAnswer = z.infer<typeof liveTable>;

/** With the play token of a seat's player: what this seat alone sees. It is in no other answer, and never on `/live`. */
const own = json;
const seenEvent = tableEvent.extend({ own: own.optional() });
export type SeenTableEvent = z.infer<typeof seenEvent>;

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
    /** Of a crash game, at most 50. */
    riders: z.array(rider).optional(),
    /** Of a crash game: where all these bets together have won the most that a round may pay, if no other one comes. */
    limit: factor.optional(),
  }),
  /** Of a table with seats. */
  seats: z
    .object({
      count: z.number().int(),
      currency: currencyAnswer,
      /** Who has how many subunits there; events of kind `seats` have the same. */
      taken: z.array(z.object({ seat: z.number().int(), subunits: z.string() })),
      /** The seat of the token's player, and what it alone has seen of the last round's hand. */
      own: z.object({ seat: z.number().int(), seen: z.array(z.object({ seq: z.number().int(), own })) }).optional(),
    })
    .optional(),
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
  /** Of a crash game: where it ends by itself at the latest, by the highest payout of a bet. */
  limit: factor.optional(),
  /** Of a crash game: where it was cashed out, by hand or by itself. */
  cashedOutAt: factor.optional(),
  /** Of a crash game, with real money: its key among `riders`, which only its player is told. */
  rider: z.string().optional(),
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
  summary: 'A table as it is now; with a play token, as its player’s seat sees it',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: tableId }),
  answers: { 200: tableSnapshot },
});

export const getTableEvents = endpoint({
  name: 'getTableEvents',
  method: 'GET',
  path: '/play/v1/tables/:id/events',
  summary:
    'What happened after an event, for whoever missed one; at most 100; with a play token, as its player’s seat sees it',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: tableId }),
  query: z.strictObject({ after: z.coerce.number().int().min(0) }),
  answers: { 200: z.array(seenEvent) },
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

export const cashOutTableBet = endpoint({
  name: 'cashOutTableBet',
  method: 'POST',
  path: '/play/v1/table-bets/:id/cash-out',
  summary:
    'Ends a bet on a flight at the multiplier of this instant, by the clock of the database; 409 flight_over once it has crashed',
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

export const postStudioNotification = endpoint({
  name: 'postStudioNotification',
  method: 'POST',
  path: '/studios/v1/:studio/notifications',
  summary: 'What a studio has signed for a round of its table; 401 if the signature is invalid',
  access: 'provider',
  rateLimit: 'none',
  bodyType: 'raw',
  params: z.strictObject({ studio: z.string().max(40) }),
  answers: { 200: null },
});
