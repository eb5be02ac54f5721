/** The profile service's calls about the player: details, sessions, e-mail preferences. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dateOfBirthRange } from '../settings.ts';
import { isoTime, text } from '../types.ts';
import type { FieldCode } from '../problem-texts/fields.ts';

const base = '/profile-service/api/v1/profile';

const earliest = Date.parse(`${dateOfBirthRange.earliest}T00:00:00Z`) / 1000;
const latest = Date.parse(`${dateOfBirthRange.latest}T23:59:59Z`) / 1000;

const outOfRange = 'birth_date_out_of_range' satisfies FieldCode;

/** Unix seconds; before 1970 negative. */
export const dateOfBirth = z.number().int().min(earliest, outOfRange).max(latest, outOfRange);

export const avatars = [
  'lantern', 'koi', 'moon', 'comet', 'dice', 'fox', 'owl', 'tiger', 'rose', 'crown', 'anchor', 'compass',
] as const; // prettier-ignore

export const verificationStatus = z.enum(['none', 'pending', 'verified', 'rejected']);
const verification = z.object({ verified: z.boolean(), status: verificationStatus });

const optionalText = z.string().nullable();

export const profileAnswer = z.object({
  id: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: optionalText,
  timeZone: z.string(),
  idVerification: verification,
  billVerification: verification,
  userDetails: z.object({
    phone: z.object({ phoneNumber: optionalText, dialingCode: optionalText }),
    address: optionalText,
    address2: optionalText,
    nickName: optionalText,
    zipCode: optionalText,
    /** ISO 3166 alpha-2. */
    country: optionalText,
    city: optionalText,
    state: optionalText,
    gender: z.enum(['Male', 'Female']).nullable(),
    /** Unix seconds, midnight UTC of the day. */
    dateOfBirth: z.number().int().nullable(),
    receiveEmailPromo: z.boolean(),
  }),
});
export type Profile = z.infer<typeof profileAnswer>;

const emptyOr = (maximum: number) => text(0, maximum).nullish();

/** Absent, empty or null fields stay unchanged, except optional fields, which an empty value clears. */
export const profileBody = z.strictObject({
  /** Always filled, so always locked: the same value is accepted, any other is refused. */
  email: emptyOr(320),
  firstName: emptyOr(160),
  lastName: emptyOr(160),
  dateOfBirth: dateOfBirth.nullish(),
  gender: z.enum(['Male', 'Female', '']).nullish(),
  avatar: z.enum([...avatars, '']).nullish(),
  /** ISO code, or the country's name. */
  country: emptyOr(60),
  city: emptyOr(80),
  state: emptyOr(80),
  address: emptyOr(120),
  address2: emptyOr(120),
  nickName: emptyOr(30),
  zipCode: emptyOr(16),
  phoneNumber: z
    .string()
    .regex(/^(?=.{0,20}$)[ ()-]*([0-9][ ()-]*){4,15}$|^$/, 'phone_invalid' satisfies FieldCode)
    .nullish(),
  dialingCode: z
    .string()
    .regex(/^(\+?[0-9]{1,4}([- ][0-9]{1,4})?)?$/, 'dialing_code_invalid' satisfies FieldCode)
    .nullish(),
  receiveEmailPromo: z.boolean().nullish(),
});
export type ProfileUpdate = z.infer<typeof profileBody>;

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: base,
  summary: 'The player’s own details',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: profileAnswer },
});

export const putProfile = endpoint({
  name: 'putProfile',
  method: 'PUT',
  path: base,
  summary: 'Fills in details; locked fields only accept their current value',
  access: 'player',
  rateLimit: 'write',
  body: profileBody,
  answers: { 200: profileAnswer },
});

export const sessionAnswer = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  ip: z.string(),
  country: z.string(),
  userAgent: z.string(),
});

export const getSessions = endpoint({
  name: 'getSessions',
  method: 'GET',
  path: `${base}/session`,
  summary: 'The player’s active sessions',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: z.array(sessionAnswer) },
});

export const deleteSession = endpoint({
  name: 'deleteSession',
  method: 'DELETE',
  path: `${base}/session/:id`,
  summary: 'Ends one of the player’s sessions at once',
  access: 'cashier',
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().max(80) }),
  answers: { 204: null },
});

export const deleteOtherSessions = endpoint({
  name: 'deleteOtherSessions',
  method: 'DELETE',
  path: `${base}/session`,
  summary: 'Ends all sessions of the player except the current one',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 200: z.object({ ended: z.number().int() }) },
});

export const putReceiveEmail = endpoint({
  name: 'putReceiveEmail',
  method: 'PUT',
  path: `${base}/receive-email`,
  summary: 'Turns email promotions on or off',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({ receiveEmailPromo: z.boolean() }),
  answers: { 204: null },
});

const unsubscribeParams = z.strictObject({ id: z.string().max(120) });

export const deleteUnsubscribe = endpoint({
  name: 'deleteUnsubscribe',
  method: 'DELETE',
  path: `${base}/unsubscribe/:id`,
  summary: 'Stops email promotions by the signed ID of a mail; needs no session',
  access: 'open',
  rateLimit: 'write',
  bodyType: 'form',
  params: unsubscribeParams,
  answers: { 204: null },
});

/** Of a mail program that opens the address instead of posting to it: nothing changes without the page's button. */
export const getUnsubscribe = endpoint({
  name: 'getUnsubscribe',
  method: 'GET',
  path: `${base}/unsubscribe/:id`,
  summary: 'Leads to the page whose button stops email promotions; changes nothing itself',
  access: 'open',
  rateLimit: 'read',
  params: unsubscribeParams,
  answers: { 303: null },
});

/** The one-click form of RFC 8058: a mail program posts it. */
export const postUnsubscribe = endpoint({
  name: 'postUnsubscribe',
  method: 'POST',
  path: `${base}/unsubscribe/:id`,
  summary: 'Stops email promotions in one click; needs no session',
  access: 'open',
  rateLimit: 'write',
  bodyType: 'form',
  params: unsubscribeParams,
  answers: { 204: null },
});
