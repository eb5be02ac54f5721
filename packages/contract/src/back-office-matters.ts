/** The operators' calls about what needs two of them: a lost second factor, a wrong match, a closed account. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, text } from './types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const reason = text(5, 500);

/** What is asked for by itself; a permanent exclusion, an erasure and the write-off of a debt have calls of their own. */
const askable = z.enum(['remove_second_factor', 'reopen_account']);
export type AskableMatterKind = z.infer<typeof askable>;

/** A wrong match is decided by one operator now; those of former times are still shown. */
export const matterKinds = [
  'remove_second_factor',
  'end_match',
  'reopen_account',
  'exclude_forever',
  'erase_data',
  'write_off_debt',
] as const;
const kind = z.enum(matterKinds);
export type AccountMatterKind = z.infer<typeof kind>;

export const accountMatter = z.object({
  id: z.string(),
  kind,
  /** `waiting`: agreed to; it happens at `dueAt` unless the player calls it off. */
  state: z.enum(['asked', 'waiting', 'done', 'dropped']),
  askedBy: z.string(),
  /** Whether the operator who reads this asked for it: somebody else has to agree. */
  own: z.boolean(),
  askedAt: isoTime,
  /** Until when somebody may agree. */
  endsAt: isoTime.nullable(),
  reason: z.string(),
  agreedBy: z.string().nullable(),
  agreedAt: isoTime.nullable(),
  agreement: z.string().nullable(),
  dueAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  /** `used`: the factor that was said to be lost was used. `changed`: who asked or agreed is no operator any more. */
  dropped: z.enum(['staff', 'player', 'used', 'expired', 'changed']).nullable(),
  /** Of a write-off: at most how much was asked for, and what was written off once it is done. */
  debt: z.object({ currency: currencyAnswer, amount: amountAnswer, writtenOff: amountAnswer.nullable() }).nullable(),
});
export type AccountMatter = z.infer<typeof accountMatter>;

export const readPlayerMatters = endpoint({
  name: 'readPlayerMatters',
  method: 'GET',
  path: `${base}/players/:id/matters`,
  summary: 'What two operators decided or have to decide for a player, and what could be asked for now',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: { 200: z.object({ items: z.array(accountMatter), possible: z.array(askable) }) },
});

export const askMatter = endpoint({
  name: 'askMatter',
  method: 'POST',
  path: `${base}/players/:id/matters`,
  summary: 'Asks another operator to agree to something for a player',
  access: 'staff:players.protect',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ kind: askable, reason }),
  answers: { 201: z.object({ id: z.string() }) },
});

const openMatter = accountMatter.extend({ player: z.object({ id: z.string(), name: z.string() }) });
export type OpenMatter = z.infer<typeof openMatter>;

export const listMatters = endpoint({
  name: 'listMatters',
  method: 'GET',
  path: `${base}/matters`,
  summary:
    'Everything that waits for a second operator or for its time, the oldest first, and what expired within seven days',
  access: 'staff:players.protect',
  rateLimit: 'read',
  answers: { 200: z.array(openMatter) },
});

export const agreeMatter = endpoint({
  name: 'agreeMatter',
  method: 'POST',
  path: `${base}/matters/:id/agree`,
  summary: 'The second operator’s approval: it is done at once, or after the time in which the player may cancel it',
  access: 'staff:players.lock',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 200: z.object({ state: z.enum(['waiting', 'done']) }) },
});

export const dropMatter = endpoint({
  name: 'dropMatter',
  method: 'POST',
  path: `${base}/matters/:id/drop`,
  summary: 'Calls it off, before or after somebody agreed',
  access: 'staff:players.protect',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});
