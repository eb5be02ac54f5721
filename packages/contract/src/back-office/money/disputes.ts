/** The operators' calls about disputes: charge-backs as cases, their evidence, and their outcome. */
import { z } from 'zod';
import { disputeStates, evidenceFacts } from './dispute-cases.ts';
import { endpoint } from '../../endpoint.ts';
import {
  amountAnswer,
  amountRequest,
  currencyAnswer,
  currencyRequest,
  fileAnswer,
  isoTime,
  pageOf,
  pageQuery,
  text,
} from '../../types.ts';

const base = '/back-office/api/v1';
const id = z.string().min(5).max(64);
const params = z.strictObject({ id });
const reason = text(5, 500);
const read = 'staff:payments.read';
const act = 'staff:payments.approve';

const head = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  deposit: z.string(),
  method: z.string(),
  methodName: z.string(),
  /** The gateway's; null while only its letter is known. */
  reference: z.string().nullable(),
  reasonCode: z.string().nullable(),
  amount: amountAnswer,
  currency: currencyAnswer,
  status: z.enum(disputeStates),
  /** Evidence counts until then. */
  dueAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type OfficeDispute = z.infer<typeof head>;

const item = z.object({
  id: z.string(),
  addedBy: z.string(),
  at: isoTime,
  /** One of the two. */
  fact: z.object({ kind: z.enum(evidenceFacts), text: z.string() }).optional(),
  document: z.object({ name: z.string(), type: z.string(), size: z.number().int() }).optional(),
});
export type OfficeEvidence = z.infer<typeof item>;

const view = head.extend({
  depositAmount: amountAnswer,
  depositStatus: z.string(),
  openedBy: z.string().nullable(),
  openedBecause: z.string().nullable(),
  /** How the evidence was sent. */
  way: z.enum(['gateway', 'by hand']).nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: isoTime.nullable(),
  /** The gateway took no evidence; the case is open again. */
  refused: z.boolean(),
  decidedBy: z.enum(['gateway', 'operators']).nullable(),
  /** Whether the gateway takes evidence itself. */
  byGateway: z.boolean(),
  evidence: z.array(item),
  steps: z.array(z.object({ to: z.enum(disputeStates), at: isoTime })),
  rulings: z.array(
    z.object({
      operator: z.string(),
      self: z.boolean(),
      verdict: z.enum(['won', 'lost']),
      reason: z.string(),
      at: isoTime,
    }),
  ),
});
export type OfficeDisputeView = z.infer<typeof view>;

export const listDisputes = endpoint({
  name: 'listDisputes',
  method: 'GET',
  path: `${base}/disputes`,
  summary: 'Disputes to be answered, the first to fall due first; or those answered, or those that are over',
  access: read,
  rateLimit: 'read',
  query: pageQuery.extend({ queue: z.enum(['open', 'answered', 'over']).default('open') }),
  answers: { 200: pageOf(head) },
});

export const readDispute = endpoint({
  name: 'readDispute',
  method: 'GET',
  path: `${base}/disputes/:id`,
  summary: 'One dispute: its deposit, its evidence and what was decided',
  access: read,
  proof: true,
  rateLimit: 'read',
  params,
  answers: { 200: view },
});

export const openDispute = endpoint({
  name: 'openDispute',
  method: 'POST',
  path: `${base}/deposits/:id/disputes`,
  summary:
    'Opens a dispute from the acquirer’s letter: what was charged back is taken from the wallet, or becomes a debt',
  access: act,
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({
    amount: amountRequest,
    currency: currencyRequest,
    reference: z
      .string()
      .regex(/^[\w.:/-]{1,100}$/)
      .optional(),
    reasonCode: z
      .string()
      .regex(/^[a-z0-9_.-]{1,60}$/)
      .optional(),
    dueAt: isoTime.optional(),
    reason,
  }),
  answers: { 201: z.object({ id: z.string() }) },
});

export const addDisputeFact = endpoint({
  name: 'addDisputeFact',
  method: 'POST',
  path: `${base}/disputes/:id/facts`,
  summary: 'Adds what our records say now to the evidence; a fact that is there already is renewed',
  access: act,
  rateLimit: 'write',
  params,
  body: z.strictObject({ fact: z.enum(evidenceFacts) }),
  answers: { 204: null },
});

export const addDisputeDocument = endpoint({
  name: 'addDisputeDocument',
  method: 'POST',
  path: `${base}/disputes/:id/documents`,
  summary: 'Adds a file to the evidence (`file`): a picture or a PDF',
  access: act,
  rateLimit: 'write',
  bodyType: 'multipart',
  params,
  answers: { 204: null },
});

export const removeDisputeEvidence = endpoint({
  name: 'removeDisputeEvidence',
  method: 'POST',
  path: `${base}/disputes/:id/evidence/:item/remove`,
  summary: 'Removes an item of the evidence before it is sent',
  access: act,
  rateLimit: 'write',
  params: z.strictObject({ id, item: id }),
  answers: { 204: null },
});

export const readDisputeDocument = endpoint({
  name: 'readDisputeDocument',
  method: 'GET',
  path: `${base}/disputes/:id/documents/:item`,
  summary: 'One file of the evidence, as a download',
  access: read,
  proof: true,
  rateLimit: 'read',
  params: z.strictObject({ id, item: id }),
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const readDisputeBundle = endpoint({
  name: 'readDisputeBundle',
  method: 'GET',
  path: `${base}/disputes/:id/bundle`,
  summary: 'The whole evidence as one HTML file, to be sent by hand',
  access: act,
  proof: true,
  rateLimit: 'read',
  params,
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const representDispute = endpoint({
  name: 'representDispute',
  method: 'POST',
  path: `${base}/disputes/:id/represent`,
  summary: 'Sends the evidence to the gateway, or notes that it was sent by hand; it cannot be changed afterwards',
  access: act,
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ way: z.enum(['gateway', 'by hand']) }),
  answers: { 204: null },
});

export const acceptDispute = endpoint({
  name: 'acceptDispute',
  method: 'POST',
  path: `${base}/disputes/:id/accept`,
  summary: 'Accepts a dispute: it is not contested',
  access: act,
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const ruleDispute = endpoint({
  name: 'ruleDispute',
  method: 'POST',
  path: `${base}/disputes/:id/outcome`,
  summary: 'States the outcome of a dispute that no gateway reports; it counts once a second operator agrees',
  access: act,
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ outcome: z.enum(['won', 'lost']), reason }),
  answers: { 200: z.object({ status: z.enum(disputeStates), more: z.number().int() }) },
});
