/** The user service: accounts, sign-in, passwords, captcha. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { couponCheck } from '../promotions/coupon-check.ts';
import { currencyRequest, languageQuery, text } from '../types.ts';
import { stepUpMs } from '../settings.ts';
import type { FieldCode } from '../problem-texts/fields.ts';

const base = '/user-service/api/v1';

/** Deliberately plain: one @, no spaces, a dot in the domain. Whether mail arrives is another question. */
const emailPattern =
  /^[^\s@<>(),;:"\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** An address as it is kept and compared: NFC, lower case, no surrounding space. */
export const normaliseEmail = (address: string): string => address.normalize('NFC').trim().toLowerCase();

export const isEmail = (address: string): boolean => {
  const [local = ''] = address.split('@');
  return (
    address.length <= 254 &&
    emailPattern.test(address) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
};

export const emailField = z
  .string()
  .max(320)
  .transform(normaliseEmail)
  .refine(isEmail, { message: 'email_invalid' satisfies FieldCode });

const alphabets = ['Latin', 'Cyrillic', 'Greek'].map((script) => ({
  within: new RegExp(`\\p{Script=${script}}`, 'u'),
  beyond: new RegExp(`(?=\\p{L})[^\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u'),
}));

/** Refuses words that mix look-alike letters of several scripts, which disguise a name. */
export const wordsOfOneScript = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => !alphabets.some(({ within, beyond }) => within.test(word) && beyond.test(word)));

const namePattern = /^[\p{L}\p{M}'’.-]+( +[\p{L}\p{M}'’.-]+)+$/u;

/** First word is the first name, the rest the last name. */
export const fullNameField = z
  .string()
  .max(400)
  .transform((value) => value.normalize('NFC').trim())
  .superRefine((value, context) => {
    const length = Array.from(value).length;
    if (length < 3 || length > 50) {
      context.addIssue({ code: 'custom', message: 'full_name_length' satisfies FieldCode });
    } else if (!namePattern.test(value) || !/\p{L}/u.test(value) || !wordsOfOneScript(value)) {
      context.addIssue({ code: 'custom', message: 'full_name_words' satisfies FieldCode });
    }
  });

/** What a browser may send; the server checks the strength of a new password, with its own message. */
export const passwordField = z
  .string()
  .min(1, 'password_missing' satisfies FieldCode)
  .max(1024);

const captcha = z.string().max(8192);
const token = z.string().min(1).max(200);

export const captchaAction = z.enum(['register', 'login', 'reset_password']);
export type CaptchaAction = z.infer<typeof captchaAction>;

export const userAnswer = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type User = z.infer<typeof userAnswer>;

export const emailStatus = z.enum(['VALID', 'INVALID', 'DISPOSABLE', 'UNDELIVERABLE']);
export type EmailStatus = z.infer<typeof emailStatus>;

export const registrationBody = z.strictObject({
  clickId: z.string().max(200).nullish(),
  registrationCode: z.string().max(64).nullish(),
  /** Code of the link that led here; another code can be typed without its sender losing the player. */
  landingCode: z.string().max(64).nullish(),
  email: emailField,
  password: passwordField,
  fullName: fullNameField,
  terms: z.boolean(),
  language: z.string().max(16).default('en'),
  currency: currencyRequest,
  captcha,
  receiveEmailPromo: z.boolean().default(false),
});

export const signinBody = z.strictObject({
  captcha,
  email: emailField,
  password: passwordField,
  code: z.string().max(32).optional(),
  passkey: z.record(z.string(), z.unknown()).optional(),
});

export const changePasswordBody = z.strictObject({
  oldPassword: passwordField,
  newPassword: passwordField,
  confirmPassword: passwordField,
});

export const resetPasswordBody = z.strictObject({
  password: passwordField,
  confirmPassword: passwordField,
  token,
  captcha,
});

export const signin = endpoint({
  name: 'signin',
  method: 'POST',
  path: `${base}/signin`,
  summary: 'Signs a player in and sets the session cookie',
  access: 'open',
  rateLimit: 'sign-in',
  body: signinBody,
  answers: { 200: z.object({ user: userAnswer }) },
});

export const signout = endpoint({
  name: 'signout',
  method: 'DELETE',
  path: `${base}/signout`,
  summary: 'Ends the session at once; does nothing without one',
  access: 'open',
  rateLimit: 'write',
  answers: { 204: null },
});

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: `${base}/registration`,
  summary: 'Creates an account with its first wallet and signs it in; 422 for a disabled currency',
  access: 'public',
  rateLimit: 'registration',
  body: registrationBody,
  answers: { 201: z.object({ user: userAnswer }) },
});

export const validateEmail = endpoint({
  name: 'validateEmail',
  method: 'POST',
  path: `${base}/registration/validate`,
  summary: 'Whether an email address looks usable; reveals nothing about accounts',
  access: 'public',
  rateLimit: 'validate',
  body: z.strictObject({ email: z.string().max(320) }),
  answers: { 200: z.object({ email_status: emailStatus }) },
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: `${base}/forgot-password`,
  summary: 'Sends a reset link if the account exists; the answer is the same if it does not',
  access: 'open',
  rateLimit: 'mail',
  body: z.strictObject({ email: emailField }),
  answers: { 204: null },
});

export const requestSignInLink = endpoint({
  name: 'requestSignInLink',
  method: 'POST',
  path: `${base}/sign-in-link`,
  summary:
    'After too many wrong passwords: mails a link that allows sign-in from a browser; the answer is the same without an account',
  access: 'open',
  rateLimit: 'mail',
  body: z.strictObject({ email: emailField }),
  answers: { 204: null },
});

export const confirmBrowser = endpoint({
  name: 'confirmBrowser',
  method: 'POST',
  path: `${base}/account/browser`,
  summary: 'Allows sign-in from this browser with the token of such a mail; the password is still needed',
  access: 'open',
  rateLimit: 'sign-in',
  body: z.strictObject({ token }),
  answers: { 204: null },
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: `${base}/change-password`,
  summary: 'Sets a new password and ends all other sessions',
  access: 'cashier',
  rateLimit: 'sign-in',
  body: changePasswordBody,
  answers: { 204: null },
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: `${base}/account/reset-password`,
  summary: 'Sets a new password with the token of a reset mail and ends all sessions',
  access: 'open',
  rateLimit: 'sign-in',
  body: resetPasswordBody,
  answers: { 204: null },
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: `${base}/account/confirm`,
  summary: 'Confirms the email address with the token of the confirmation mail',
  access: 'open',
  rateLimit: 'write',
  body: z.strictObject({ token }),
  answers: { 204: null },
});

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: `${base}/account/resend`,
  summary: 'Sends the confirmation mail again if the signed-in player still needs it',
  access: 'open',
  rateLimit: 'mail',
  answers: { 204: null },
});

export const isAuthenticated = endpoint({
  name: 'isAuthenticated',
  method: 'POST',
  path: `${base}/isAuthenticated`,
  summary: 'Whether this browser has a full session',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: z.object({ authenticated: z.boolean() }) },
});

export const checkCoupon = endpoint({
  name: 'checkCoupon',
  method: 'POST',
  path: `${base}/promotion/coupon`,
  summary: 'Whether a coupon can be used now, and for what; for a visitor also whether it is the code of an invitation',
  access: 'public',
  // As few as for addresses of mail: codes are not to be guessed.
  rateLimit: 'validate',
  query: languageQuery,
  body: z.strictObject({ couponName: text(0, 64) }),
  answers: { 200: couponCheck },
});

export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: `${base}/step-up`,
  summary: `Step-up: confirms the player’s identity again; valid for ${stepUpMs / 60_000} minutes`,
  access: 'cashier',
  rateLimit: 'sign-in',
  body: z.strictObject({
    password: passwordField.optional(),
    code: z.string().max(32).optional(),
    passkey: z.record(z.string(), z.unknown()).optional(),
  }),
  answers: { 204: null },
});

/** An altcha challenge; `expiresAt` is in unix seconds. */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string(),
});

export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  method: 'GET',
  path: `${base}/captcha/challenge`,
  summary: 'Proof-of-work challenge, bound to one action; valid once, for two minutes',
  access: 'open',
  rateLimit: 'captcha',
  query: z.strictObject({ action: captchaAction }),
  answers: { 200: challenge },
});
