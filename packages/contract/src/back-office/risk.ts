/** The operators' calls about money laundering: flags that hold withdrawals, notes, thresholds, watch lists. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1';
const id = z.string().min(5).max(64);
const reason = text(5, 1000);

export const flagKinds = [
  'deposits_day',
  'deposits_month',
  'deposits_year',
  'cash_outs_day',
  'cash_outs_month',
  'cash_outs_year',
  'sanctions',
  'exposed',
  'same_documents',
  'same_payout',
  'same_instrument',
  'same_address',
  'same_phone',
  'same_mailbox',
  'excluded_elsewhere',
  'by_staff',
  'deposit_reversed',
] as const;

const player = z.object({ id: z.string(), name: z.string() });

const flag = z.object({
  id: z.string(),
  player,
  kind: z.enum(flagKinds),
  /** Withdrawals wait while it is open. */
  holds: z.boolean(),
  raisedAt: isoTime,
  raisedBy: z.string().nullable(),
  note: z.string().nullable(),
  clearedAt: isoTime.nullable(),
  clearedBy: z.string().nullable(),
  clearing: z.string().nullable(),
  /** For a total: its value and the threshold, in EUR. */
  sum: z.object({ amount: amountAnswer, threshold: amountAnswer }).nullable(),
  /** For a list match. */
  match: z
    .object({
      list: z.string(),
      reference: z.string(),
      score: z.number().int(),
      born: z.string(),
      names: z.array(z.string()),
    })
    .nullable(),
  /** For shared documents, a card or a withdrawal address: the other player. */
  other: z.string().nullable(),
  /** For an address, a phone or a mailbox: how many other players share it now. */
  sharedWith: z.number().int().nullable(),
  /** For a reversed deposit: its ID, its amount, and the part that was no longer in the wallet. */
  reversed: z
    .object({ deposit: z.string(), currency: currencyAnswer, amount: amountAnswer, owed: amountAnswer })
    .nullable(),
});
export type RiskFlag = z.infer<typeof flag>;

export const listRiskFlags = endpoint({
  name: 'listRiskFlags',
  method: 'GET',
  path: `${base}/risk/flags`,
  summary: 'Open flags, those that hold money first; or cleared ones',
  access: 'staff:risk.read',
  rateLimit: 'read',
  query: pageQuery.extend({ state: z.enum(['open', 'cleared']).default('open') }),
  answers: { 200: pageOf(flag) },
});

const sums = z.object({ day: amountAnswer, month: amountAnswer, year: amountAnswer });
const ruleSums = { deposits: sums, cashOuts: sums };

const playerRisk = z.object({
  turnover: z.object(ruleSums),
  thresholds: z.object(ruleSums),
  flags: z.array(flag),
  /** Details shared with other players: how many, and the ten oldest. */
  shared: z.array(
    z.object({
      kind: z.enum(['same_address', 'same_phone', 'same_mailbox']),
      count: z.number().int(),
      players: z.array(player),
    }),
  ),
  notes: z.array(z.object({ by: z.string(), at: isoTime, text: z.string() })),
});
export type PlayerRisk = z.infer<typeof playerRisk>;

export const readPlayerRisk = endpoint({
  name: 'readPlayerRisk',
  method: 'GET',
  path: `${base}/players/:id/risk`,
  summary: 'A player’s totals and thresholds, flags and notes',
  access: 'staff:risk.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: playerRisk },
});

export const raiseRiskFlag = endpoint({
  name: 'raiseRiskFlag',
  method: 'POST',
  path: `${base}/players/:id/risk/flags`,
  summary: 'Holds a player’s withdrawals until the flag is cleared',
  access: 'staff:risk.manage',
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const clearRiskFlag = endpoint({
  name: 'clearRiskFlag',
  method: 'POST',
  path: `${base}/risk/flags/:id/clear`,
  summary: 'Clears a flag with a reason; it is not raised again for the same cause',
  access: 'staff:risk.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const writeRiskNote = endpoint({
  name: 'writeRiskNote',
  method: 'POST',
  path: `${base}/players/:id/risk/notes`,
  summary: 'Adds a note about a player for other operators',
  access: 'staff:risk.read',
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ text: text(3, 4000) }),
  answers: { 204: null },
});

const rules = z.object({ ...ruleSums, nameScore: z.number().int() });
export type RiskRules = z.infer<typeof rules>;

const cents = z.string().regex(/^[1-9][0-9]{0,9}(\.[0-9]{2})?$/, 'An amount in EUR, such as 2000 or 2000.00');
const sumsGiven = z.strictObject({ day: cents, month: cents, year: cents });

export const readRiskRules = endpoint({
  name: 'readRiskRules',
  method: 'GET',
  path: `${base}/risk/rules`,
  summary: 'The thresholds, and the name match score that raises a flag',
  access: 'staff:risk.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: rules },
});

export const setRiskRules = endpoint({
  name: 'setRiskRules',
  method: 'PUT',
  path: `${base}/risk/rules`,
  summary: 'Requests a change of the thresholds and the name match score',
  access: 'staff:risk.manage',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({
    ...{ deposits: sumsGiven, cashOuts: sumsGiven },
    nameScore: z.number().int().min(60).max(100),
    reason,
  }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});

export const watchListKinds = ['sanctions', 'exposed'] as const;

const watchList = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(watchListKinds),
  entries: z.number().int(),
  loadedAt: isoTime,
  loadedBy: z.string().nullable(),
});
export type WatchList = z.infer<typeof watchList>;

export const listWatchLists = endpoint({
  name: 'listWatchLists',
  method: 'GET',
  path: `${base}/risk/lists`,
  summary: 'Watch lists that players are checked against',
  access: 'staff:risk.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(watchList) },
});

/** Of an uploaded list. */
export const watchListBytes = 40 * 1024 * 1024;

export const loadWatchList = endpoint({
  name: 'loadWatchList',
  method: 'POST',
  path: `${base}/risk/lists`,
  summary:
    'Loads a watch list from a CSV file (`file`), replacing the one of the same name; all players are checked again. If it drops names, a reason and the approval of a second operator are needed',
  access: 'staff:risk.manage',
  rateLimit: 'write',
  bodyType: 'multipart',
  query: z.strictObject({ name: text(1, 60), kind: z.enum(watchListKinds), reason: text(5, 500).optional() }),
  answers: {
    201: z.object({ entries: z.number().int() }),
    /** Nothing has changed yet. `dropped`: how many names of the list are not in the file. */
    202: z.object({ waits: z.literal(true), entries: z.number().int(), dropped: z.number().int() }),
  },
});

export const removeWatchList = endpoint({
  name: 'removeWatchList',
  method: 'POST',
  path: `${base}/risk/lists/:id/remove`,
  summary: 'Requests the removal of a watch list, with a reason; flags it raised stay',
  access: 'staff:risk.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});
