/** The profile service's calls about documents: identity (front, back, selfie) and the bill that proves an address. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { verificationStatus } from './profile.ts';
import { isoTime } from './types.ts';

const base = '/profile-service/api/v1/profile';

export const verificationKinds = ['identity', 'bill', 'funds'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const documentSides = ['front', 'back', 'selfie', 'bill', 'funds'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** What a file may be; the server looks at its content, never at what it says of itself. */
export const documentRules = {
  maximumBytes: 10 * 1024 * 1024,
  maximumPixels: 40_000_000,
  /** Of one player, within the counted days. */
  maximumDocuments: 20,
  countedDays: 30,
  types: ['image/jpeg', 'image/png', 'application/pdf'],
} as const;

/** Why documents are refused; the catalogue of texts has a sentence for each. */
export const refusalReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'too_old',
  'wrong_document',
  'name_differs',
  'birth_date_differs',
  'address_differs',
  'selfie_differs',
  'not_genuine',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What a player reads of a refusal: why, in the language of the texts, and what an operator added. */
export const refusalText = (
  texts: Readonly<Record<RefusalReason, string>>,
  { refusal, note }: { readonly refusal: RefusalReason; readonly note?: string | undefined },
): string => [texts[refusal], note].filter(Boolean).join(' ');

export const verificationAnswer = z.object({
  status: verificationStatus,
  verified: z.boolean(),
  /** With `rejected`: what the player can do better, in English. */
  reason: z.string().optional(),
  /** Ours: the same as a code, to be said in any language, and what an operator added to it. */
  refusal: z.enum(refusalReasons).optional(),
  note: z.string().optional(),
  /** Ours, of the proof of funds: an operator asks for it, with these words. */
  asked: z.string().optional(),
  /** Ours: of the documents that the status is about. */
  submittedAt: isoTime.optional(),
  decidedAt: isoTime.optional(),
});
export type VerificationAnswer = z.infer<typeof verificationAnswer>;

const file = z.unknown().meta({ type: 'string', format: 'binary' });

export const getIdVerification = endpoint({
  name: 'getIdVerification',
  method: 'GET',
  path: `${base}/id-verification`,
  summary: 'How far the check of the player’s identity is.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

export const getBillVerification = endpoint({
  name: 'getBillVerification',
  method: 'GET',
  path: `${base}/bill-verification`,
  summary: 'How far the check of the player’s address is.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

/** Of whoever looks at documents: signed, and believed for nothing but that it is worth asking. */
export const postKycNotification = endpoint({
  name: 'postKycNotification',
  method: 'POST',
  path: '/kyc/v1/:provider/notifications',
  summary: 'A signed notification of the party that looks at documents; 401 when the signature does not hold.',
  access: 'provider',
  rateLimit: 'none',
  bodyType: 'raw',
  params: z.strictObject({ provider: z.string().max(32) }),
  answers: { 200: null },
});

export const getFundsVerification = endpoint({
  name: 'getFundsVerification',
  method: 'GET',
  path: `${base}/funds-verification`,
  summary: 'Whether an operator asks where the player’s money comes from, and how far the answer is.',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

export const postFundsVerification = endpoint({
  name: 'postFundsVerification',
  method: 'POST',
  path: `${base}/funds-verification`,
  summary: 'Hands in a document that shows where the money comes from; only where it is asked for.',
  access: 'cashier',
  rateLimit: 'write',
  bodyType: 'multipart',
  body: z.strictObject({ file }),
  answers: { 201: verificationAnswer },
});

export const postIdVerification = endpoint({
  name: 'postIdVerification',
  method: 'POST',
  path: `${base}/id-verification`,
  summary: 'Hands in the document’s front, its back where it has one, and a selfie.',
  access: 'cashier',
  rateLimit: 'write',
  bodyType: 'multipart',
  body: z.strictObject({ front: file, back: file.optional(), selfie: file }),
  answers: { 201: verificationAnswer },
});

export const postBillVerification = endpoint({
  name: 'postBillVerification',
  method: 'POST',
  path: `${base}/bill-verification`,
  summary: 'Hands in a bill that shows name and address.',
  access: 'cashier',
  rateLimit: 'write',
  bodyType: 'multipart',
  body: z.strictObject({ file }),
  answers: { 201: verificationAnswer },
});
