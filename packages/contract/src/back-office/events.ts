/** The operators' calls about events that do not match their declaration: kept, but neither delivered nor blocking others. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1/dead-events';
const params = z.strictObject({ id: z.string().min(5).max(64) });

const deadEvent = z.object({
  id: z.string(),
  topic: z.string(),
  version: z.number().int(),
  /** What it is about, as its publisher wrote it: a payment's or a player's number. */
  key: z.string(),
  /** What does not match its declaration. */
  problem: z.string(),
  publishedAt: isoTime,
  diedAt: isoTime,
  discardedAt: isoTime.nullable(),
});
export type DeadEvent = z.infer<typeof deadEvent>;

export const deadEventLists = ['dead', 'discarded'] as const;

export const listDeadEvents = endpoint({
  name: 'listDeadEvents',
  method: 'GET',
  path: base,
  summary: 'Events that do not match their declaration, oldest first; or those discarded within the last week',
  access: 'staff:events.manage',
  rateLimit: 'read',
  query: pageQuery.extend({ list: z.enum(deadEventLists).default('dead') }),
  answers: { 200: pageOf(deadEvent) },
});

export const readDeadEvent = endpoint({
  name: 'readDeadEvent',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One of them, with its payload',
  access: 'staff:events.manage',
  rateLimit: 'read',
  params,
  answers: { 200: deadEvent.extend({ payload: z.string() }) },
});

export const retryDeadEvent = endpoint({
  name: 'retryDeadEvent',
  method: 'POST',
  path: `${base}/:id/retry`,
  summary: 'Retries an event: it is delivered if it matches its declaration now, otherwise it stays dead',
  access: 'staff:events.manage',
  rateLimit: 'write',
  params,
  answers: { 204: null },
});

export const discardDeadEvent = endpoint({
  name: 'discardDeadEvent',
  method: 'POST',
  path: `${base}/:id/discard`,
  summary: 'Discards an event: it is never delivered, and deleted after a week',
  access: 'staff:events.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
});
