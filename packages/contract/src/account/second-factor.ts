/** The second factor: codes of an authenticator app, passkeys, recovery codes. Every change needs a step-up. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, text } from '../types.ts';

const base = '/user-service/api/v1/second-factor';

/** The options of `navigator.credentials`, or a browser's answer to them: JSON as the WebAuthn standard writes it. */
export const passkeyJson = z.record(z.string(), z.unknown());

const code = z.string().max(32);

/** Each works once. Only shown in this answer. */
const recoveryCodes = z.array(z.string());
/** Recovery codes come with the first factor only. */
const enrolled = z.object({ recoveryCodes: recoveryCodes.optional() });

export const secondFactorAnswer = z.object({
  totp: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: isoTime, lastUsedAt: isoTime.nullable() })),
  recoveryCodesLeft: z.number().int(),
  /** Passkeys need a domain name: they do not work at a bare IP address. */
  passkeysPossible: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorAnswer>;

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: base,
  summary: 'The player’s second factors',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: secondFactorAnswer },
});

export const postTotp = endpoint({
  name: 'postTotp',
  method: 'POST',
  path: `${base}/totp`,
  summary: 'Creates a secret for an authenticator app; required at sign-in once its first code is confirmed',
  access: 'player',
  rateLimit: 'sign-in',
  answers: { 200: z.object({ secret: z.string(), otpauthUri: z.string() }) },
});

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  method: 'POST',
  path: `${base}/totp/confirm`,
  summary: 'Turns authenticator codes on with the first code',
  access: 'player',
  rateLimit: 'sign-in',
  body: z.strictObject({ code }),
  answers: { 200: enrolled },
});

export const deleteTotp = endpoint({
  name: 'deleteTotp',
  method: 'DELETE',
  path: `${base}/totp`,
  summary: 'Turns authenticator codes off',
  access: 'player',
  rateLimit: 'sign-in',
  answers: { 204: null },
});

export const getPasskeyOptions = endpoint({
  name: 'getPasskeyOptions',
  method: 'GET',
  path: `${base}/passkeys`,
  summary: 'Options for creating a passkey; valid once, for five minutes',
  access: 'player',
  rateLimit: 'sign-in',
  answers: { 200: z.object({ options: passkeyJson }) },
});

export const postPasskey = endpoint({
  name: 'postPasskey',
  method: 'POST',
  path: `${base}/passkeys`,
  summary: 'Adds a passkey',
  access: 'player',
  rateLimit: 'sign-in',
  body: z.strictObject({ name: text(1, 40), response: passkeyJson }),
  answers: { 201: enrolled },
});

export const deletePasskey = endpoint({
  name: 'deletePasskey',
  method: 'DELETE',
  path: `${base}/passkeys/:id`,
  summary: 'Removes one of the player’s passkeys',
  access: 'player',
  rateLimit: 'sign-in',
  params: z.strictObject({ id: z.string().max(80) }),
  answers: { 204: null },
});

export const postRecoveryCodes = endpoint({
  name: 'postRecoveryCodes',
  method: 'POST',
  path: `${base}/recovery-codes`,
  summary: 'Creates ten new recovery codes; the old ones stop working',
  access: 'player',
  rateLimit: 'sign-in',
  answers: { 200: z.object({ recoveryCodes }) },
});

export const getFactorRemoval = endpoint({
  name: 'getFactorRemoval',
  method: 'GET',
  path: `${base}/removal`,
  summary: 'When the second factor will be removed as lost; empty if that was not requested',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: z.object({ dueAt: isoTime.nullable() }) },
});

export const deleteFactorRemoval = endpoint({
  name: 'deleteFactorRemoval',
  method: 'DELETE',
  path: `${base}/removal`,
  summary: 'Keeps the second factor: cancels its removal',
  access: 'player',
  rateLimit: 'write',
  answers: { 204: null },
});

export const factorWay = z.enum(['password', 'code', 'passkey']);
export type FactorWay = z.infer<typeof factorWay>;

export const getStepUp = endpoint({
  name: 'getStepUp',
  method: 'GET',
  path: '/user-service/api/v1/step-up',
  summary: 'The player’s ways to step up, and the options for a passkey',
  access: 'cashier',
  rateLimit: 'sign-in',
  answers: { 200: z.object({ ways: z.array(factorWay), passkey: passkeyJson.optional() }) },
});

/** What a `second_factor_required` carries beside its message. */
export interface SecondFactorAsked {
  readonly ways: readonly FactorWay[];
  /** What a passkey would sign, where the player has one. */
  readonly passkey?: Readonly<Record<string, unknown>>;
}
