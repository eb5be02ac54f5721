/** The operators' calls about erasing a player's personal data. */
import { z } from 'zod';
import { approvalRequest } from '../approvals.ts';
import { endpoint } from '../../endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1';
const path = `${base}/players/:id/erasure`;
const params = z.strictObject({ id: z.string().min(5).max(64) });

const erasure = z.object({
  askedAt: isoTime,
  /** The operator who requested it; absent if the player did. */
  askedBy: z.string().nullable(),
  /** When the legal retention period ends. */
  dueAt: isoTime,
  /** When the key was destroyed, and with it all personal data. */
  erasedAt: isoTime.nullable(),
});
export type Erasure = z.infer<typeof erasure>;

const state = z.object({
  erasure: erasure.nullable(),
  /** The approval request of an operator. */
  request: approvalRequest.nullable(),
  /** Whether the player's key still exists: without it, no personal data can be read. */
  key: z.boolean(),
  /** Closed since; only a closed account can be erased. */
  closedAt: isoTime.nullable(),
  /** Whether money moved, which makes the retention period longer. */
  movedMoney: z.boolean(),
  /** An account with money left cannot be erased. */
  moneyLeft: z.boolean(),
});
export type ErasureState = z.infer<typeof state>;

export const erasureViews = ['waiting', 'erased'] as const;

export const listErasures = endpoint({
  name: 'listErasures',
  method: 'GET',
  path: `${base}/erasures`,
  summary: 'Scheduled erasures, next first; or erased players',
  access: 'staff:players.erase',
  rateLimit: 'read',
  query: pageQuery.extend({ state: z.enum(erasureViews).default('waiting') }),
  answers: { 200: pageOf(erasure.extend({ player: z.object({ id: z.string(), name: z.string().nullable() }) })) },
});

export const readErasure = endpoint({
  name: 'readErasure',
  method: 'GET',
  path,
  summary: 'Whether and when a player’s personal data is erased',
  access: 'staff:players.erase',
  rateLimit: 'read',
  params,
  answers: { 200: state },
});

export const askErasure = endpoint({
  name: 'askErasure',
  method: 'POST',
  path,
  summary: 'Requests the erasure of a closed account’s personal data once the legal retention period is over',
  access: 'staff:players.erase',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 202: state },
});

export const dropErasure = endpoint({
  name: 'dropErasure',
  method: 'DELETE',
  path,
  summary: 'Withdraws a request for erasure',
  access: 'staff:players.erase',
  rateLimit: 'write',
  params,
  answers: { 204: null },
});
