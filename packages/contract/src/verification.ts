/** The profile service's calls about documents: identity (front, back, selfie) and the bill that proves an address. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { verificationStatus } from './account/profile.ts';
import { isoTime } from './types.ts';

const base = '/profile-service/api/v1/profile';

export const verificationKinds = ['identity', 'bill', 'funds'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const documentSides = ['front', 'back', 'selfie', 'bill', 'funds'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Accepted file types; the server checks the content, never the declared type. */
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

/** What a player reads about a refusal: the reason, in the language of the texts, and the operator's note. */
export const refusalText = (
  texts: Readonly<Record<RefusalReason, string>>,
  { refusal, note }: { readonly refusal: RefusalReason; readonly note?: string | undefined },
): string => [texts[refusal], note].filter(Boolean).join(' ');

export const verificationAnswer = z.object({
  status: verificationStatus,
  verified: z.boolean(),
  /** With `rejected`: what the player can do better, in English. */
  reason: z.string().optional(),
  /** Ours: the same as a code, to be worded in any language, and the operator's note. */
  refusal: z.enum(refusalReasons).optional(),
  note: z.string().optional(),
  /** Ours, for proof of funds: the operator's request, as the player reads it. */
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
  summary: 'State of the player’s identity verification',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

export const getBillVerification = endpoint({
  name: 'getBillVerification',
  method: 'GET',
  path: `${base}/bill-verification`,
  summary: 'State of the player’s address verification',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

/** From the provider that checks documents: signed, and used only as a signal to ask it for the result. */
export const postKycNotification = endpoint({
  name: 'postKycNotification',
  method: 'POST',
  path: '/kyc/v1/:provider/notifications',
  summary: 'Signed notification from the verification provider; 401 if the signature is invalid',
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
  summary: 'Whether proof of funds is requested, and its state',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: verificationAnswer },
});

export const postFundsVerification = endpoint({
  name: 'postFundsVerification',
  method: 'POST',
  path: `${base}/funds-verification`,
  summary: 'Uploads proof of funds; only if it is requested',
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
  summary: 'Uploads the front of the identity document, its back if it has one, and a selfie',
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
  summary: 'Uploads a proof of address',
  access: 'cashier',
  rateLimit: 'write',
  bodyType: 'multipart',
  body: z.strictObject({ file }),
  answers: { 201: verificationAnswer },
});
