/** Calls to EMS: signed requests, and answers that are believed only with EMS's signature for this very request. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { signDetached, verifyDetached } from '../detached-jws.ts';
import type { NamedKey, NamedKeys } from '../../named-keys.ts';

/** The HTTP header of every signature, ours and theirs. */
export const jwsHeader = 'ems-jws';

export interface Connection {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly merchant: string;
  readonly signingKey: NamedKey;
  readonly keys: NamedKeys;
}

/** Undefined if there is no answer, or none that EMS signed for this request: then nothing is decided. */
export type Signed = { readonly status: number; readonly body: string } | undefined;

export type Send = (method: 'GET' | 'POST', path: string, body?: string) => Promise<Signed>;

/** EMS executes no request after it: shorter than we wait, so that one that was given up takes no effect later. */
const validSeconds = 8;
/** Allowed clock difference of an answer, either way. */
export const toleranceSeconds = 300;

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const isFresh = (iat: number, now: Date): boolean => Math.abs(secondsOf(now) - iat) <= toleranceSeconds;

/** `path`: within the merchant account. */
export const createSend =
  ({ http, clock, merchant, signingKey, keys }: Connection): Send =>
  async (method, path, body = '') => {
    const uri = `/ems/merchants/${encodeURIComponent(merchant)}${path}`;
    const jti = randomBytes(16).toString('hex');
    const iat = secondsOf(clock.now());
    const claims = { typ: 'ems-request', iat, exp: iat + validSeconds, jti, mth: method, uri };
    const answer = await http.send({
      ...{ method, path: uri },
      headers: {
        accept: 'application/json',
        [jwsHeader]: signDetached(signingKey, claims, body),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    });
    if (!answer.ok) return undefined;
    const verified = verifyDetached(keys, answer.headers[jwsHeader], answer.body);
    if (!verified.ok) return undefined;
    const { typ, re, st, iat: answered } = verified.claims;
    const isOurs = typ === 'ems-answer' && re === jti && st === answer.status && isFresh(answered, clock.now());
    return isOurs ? { status: answer.status, body: answer.body } : undefined;
  };

/** Statuses that say nothing about the order: ours is to repeat it. */
export const isUndecided = (status: number): boolean => status >= 500 || [401, 403, 408, 409, 429].includes(status);
