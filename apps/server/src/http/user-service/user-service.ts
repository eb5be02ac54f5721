/** Dependencies of the account routes, and the API's format of a user. */
import type { Promotion } from '@carmine/contract/promotions/promotions';
import type { Invitation } from '@carmine/contract/promotions/referrals';
import type { User } from '@carmine/contract/account/user-service';
import type { Language } from '@carmine/money';
import type { IncomingHttpHeaders } from 'node:http';
import type { Identity, Place } from '../../modules/identity/index.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { deviceCookieName, type HttpContext } from '../http-context.ts';
import type { Client } from '../ports.ts';
import type { Coins } from '../../modules/payments/index.ts';
import type { AnswerOptions } from '../calls/answer.ts';
import { originOf } from '../calls/same-origin.ts';
import type { accountProblems } from './problems.ts';

/** Nothing for a code that cannot be used. */
export type CheckCoupon = (
  couponName: string,
  asker: { readonly playerId: PlayerId | undefined; readonly addressCountry: string; readonly skin: string },
  language: Language,
) => Promise<Promotion | undefined>;

export interface UserService {
  readonly http: HttpContext;
  readonly problems: typeof accountProblems;
  readonly identity: Identity;
  readonly checkCoupon: CheckCoupon;
  /** What a registration with a player's code is promised. */
  readonly invitationOf: (code: string) => Promise<Invitation | undefined>;
  readonly isAffiliate: (code: string) => Promise<boolean>;
  /** A visitor has come by a link with this code. */
  readonly noteLanding: (code: string) => Promise<void>;
  readonly coins: Pick<Coins, 'currencies'>;
}

export const userOf = (http: HttpContext, user: { playerId: PlayerId; name: string; email: string }): User => ({
  id: http.ids.encode('usr', user.playerId),
  name: user.name,
  email: user.email,
});

export const placeOf = ({ publicUrl }: HttpContext, headers: IncomingHttpHeaders): Place => ({
  origin: originOf(headers, publicUrl),
});

/** The caller, with the device cookie of an earlier sign-in. */
export const clientWithDevice = (http: HttpContext, client: Client, headers: IncomingHttpHeaders) => {
  const name = deviceCookieName(http);
  const found = (headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return { ...client, device: found?.slice(name.length + 1) };
};

/** Cookies of a browser that has just signed in. */
export const signedInCookies = ({ token, device }: { token: string; device: string }): AnswerOptions => ({
  session: token,
  device,
});

/** Cookie of a renewed session; none if it was not renewed. */
export const renewedCookie = (token: string | undefined): AnswerOptions =>
  token === undefined ? {} : { session: token };

/** After a security change, the session that made it gets a new token. */
export const renewCookie = async (
  { identity }: Pick<UserService, 'identity'>,
  token: string | undefined,
): Promise<AnswerOptions> => (token === undefined ? {} : renewedCookie(await identity.renewSession(token)));

/** Turns a refusal's waiting time into `Retry-After`. */
export const waitOf = (refusal: object): { retryAfterS?: number } =>
  'retryAfterSeconds' in refusal && typeof refusal.retryAfterSeconds === 'number'
    ? { retryAfterS: refusal.retryAfterSeconds }
    : {};
