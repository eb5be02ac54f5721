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
  summary: 'Events that are not as they were declared, the oldest first; or those that were given up within a week',
  access: 'staff:events.manage',
  rateLimit: 'read',
  query: pageQuery.extend({ list: z.enum(deadEventLists).default('dead') }),
  answers: { 200: pageOf(deadEvent) },
});

export const readDeadEvent = endpoint({
  name: 'readDeadEvent',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One of them, with what it carries',
  access: 'staff:events.manage',
  rateLimit: 'read',
  params,
  answers: { 200: deadEvent.extend({ payload: z.string() }) },
});

export const retryDeadEvent = endpoint({
  name: 'retryDeadEvent',
  method: 'POST',
  path: `${base}/:id/retry`,
  summary: 'Hands it to the workers once more: it is delivered where it fits their declarations by now, or dies anew',
  access: 'staff:events.manage',
  rateLimit: 'write',
  params,
  answers: { 204: null },
});

export const discardDeadEvent = endpoint({
  name: 'discardDeadEvent',
  method: 'POST',
  path: `${base}/:id/discard`,
  summary: 'Gives it up: nobody ever hears of it, and it is forgotten after a week',
  access: 'staff:events.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
});
