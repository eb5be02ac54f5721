/** The operators' calls about documents. Every view of a case and of each document is audited. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fileAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';
import { documentSides, refusalReasons, verificationKinds } from '../../verification.ts';

const base = '/back-office/api/v1/verifications';

const id = z.string().min(5).max(64);
const kind = z.enum(verificationKinds);
const refusal = z.enum(refusalReasons);

const caseHead = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  kind,
  status: z.enum(['pending', 'verified', 'rejected']),
  /** Who decides: the provider, before or after it received the documents, or an operator. */
  stage: z.enum(['waiting', 'handed', 'manual']),
  provider: z.string(),
  createdAt: isoTime,
  decidedAt: isoTime.nullable(),
  /** `null` until decided, and if the provider decided. */
  decidedBy: z.string().nullable(),
  refusal: refusal.nullable(),
});
export type VerificationCaseHead = z.infer<typeof caseHead>;

const details = z.object({
  name: z.string(),
  dateOfBirth: z.string().nullish(),
  address: z.string().nullish(),
});
export type ComparedDetails = z.infer<typeof details>;

const document = z.object({
  id: z.string(),
  side: z.enum(documentSides),
  type: z.enum(['image/jpeg', 'application/pdf']),
  size: z.number().int(),
  name: z.string(),
});
export type VerificationDocument = z.infer<typeof document>;

const caseView = caseHead.extend({
  details: details.nullable(),
  /** Previous values, if the player has changed them since. */
  detailsAtHandIn: details.nullable(),
  detailsVersion: z.string(),
  note: z.string().nullable(),
  documents: z.array(document),
  /** Other players who uploaded one of the same files. */
  sameDocumentsOf: z.array(z.string()),
});
export type VerificationCase = z.infer<typeof caseView>;

export const listVerifications = endpoint({
  name: 'listVerifications',
  method: 'GET',
  path: base,
  summary: 'Documents that need review, oldest first; or those decided, newest first',
  access: 'staff:verification.review',
  rateLimit: 'read',
  query: pageQuery.extend({ state: z.enum(['pending', 'decided']).default('pending') }),
  answers: { 200: pageOf(caseHead) },
});

export const readVerification = endpoint({
  name: 'readVerification',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One case: its documents and the details they have to prove',
  access: 'staff:verification.review',
  proof: true,
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: caseView },
});

export const readVerificationDocument = endpoint({
  name: 'readVerificationDocument',
  method: 'GET',
  path: `${base}/:id/documents/:document`,
  summary: 'One document, as a download',
  access: 'staff:verification.review',
  proof: true,
  rateLimit: 'read',
  params: z.strictObject({ id, document: id }),
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const decideVerification = endpoint({
  name: 'decideVerification',
  method: 'POST',
  path: `${base}/:id/decision`,
  summary: 'Approves documents, or rejects them with a reason that the player reads',
  access: 'staff:verification.review',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.discriminatedUnion('verdict', [
    z.strictObject({
      verdict: z.literal('approve'),
      detailsVersion: z.string().max(32),
      /** Last day the document is valid; the day after, a new one is requested. */
      validUntil: z.iso.date().optional(),
    }),
    z.strictObject({ verdict: z.literal('refuse'), reason: refusal, note: text(0, 300).default('') }),
  ]),
  answers: { 204: null },
});

export const withdrawVerification = endpoint({
  name: 'withdrawVerification',
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Revokes a verification, with a reason that the player reads; documents have to be uploaded again',
  access: 'staff:verification.review',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: refusal, note: text(0, 300).default('') }),
  answers: { 204: null },
});

const players = '/back-office/api/v1/players';

export const readFundsRequest = endpoint({
  name: 'readFundsRequest',
  method: 'GET',
  path: `${players}/:id/funds-request`,
  summary: 'Whether proof of funds is requested from the player',
  access: 'staff:risk.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: { 200: z.object({ asked: z.object({ at: isoTime, note: z.string() }).nullable() }) },
});

export const askForFunds = endpoint({
  name: 'askForFunds',
  method: 'POST',
  path: `${players}/:id/funds-request`,
  summary: 'Requests proof of funds from a player; withdrawals wait for it',
  access: 'staff:risk.manage',
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ note: text(5, 300) }),
  answers: { 204: null },
});

export const dropFundsRequest = endpoint({
  name: 'dropFundsRequest',
  method: 'DELETE',
  path: `${players}/:id/funds-request`,
  summary: 'Withdraws the request for proof of funds',
  access: 'staff:risk.manage',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  answers: { 204: null },
});
