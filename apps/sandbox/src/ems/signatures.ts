/** EMS's signatures: detached JWS with Ed25519, of merchants' requests, of its answers and of its notifications. */
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

export const signatureHeader = 'ems-jws';

/** A request may be at most this old; a clock may be ahead by as much. */
const toleranceSeconds = 60;

const base64url = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

/** Keys are made from a text that is shared with the server. */
const keyOf = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${createHash('sha256').update(text).digest('hex')}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

const seconds = (): number => Math.floor(Date.now() / 1000);

/** By EMS itself, with its current key. */
export const signatureOf = (keyText: string, claims: object, body: string): string => {
  const protectedPart = base64url(JSON.stringify({ alg: 'EdDSA', kid: 'ems-1', iat: seconds(), ...claims }));
  const signature = sign(null, Buffer.from(`${protectedPart}.${base64url(body)}`), keyOf(keyText));
  return `${protectedPart}..${signature.toString('base64url')}`;
};

interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly signature: string | undefined;
}

const claimsOf = (protectedPart: string): Partial<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(Buffer.from(protectedPart, 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
};

export type Checked =
  | { readonly ok: true; readonly request: string }
  | { readonly ok: false; readonly error: 'signature_invalid' | 'request_stale' };

/** Of the merchant, for this method and path, and in time. `request`: its id, which is good once. */
export const checkRequest = (keyText: string, { method, path, body, signature = '' }: SignedRequest): Checked => {
  const [protectedPart = '', middle, given = ''] = signature.split('.');
  const claims = claimsOf(protectedPart);
  const { alg, kid, typ, mth, uri, iat, exp, jti } = claims;
  const isAddressed = alg === 'EdDSA' && kid === 'shop-1' && typ === 'ems-request' && mth === method && uri === path;
  const signed = Buffer.from(`${protectedPart}.${base64url(body)}`);
  const isSigned =
    middle === '' && verify(null, signed, createPublicKey(keyOf(keyText)), Buffer.from(given, 'base64url'));
  if (!isAddressed || !isSigned || typeof jti !== 'string' || jti === '')
    return { ok: false, error: 'signature_invalid' };
  const inTime = typeof iat === 'number' && Math.abs(seconds() - iat) <= toleranceSeconds;
  return inTime && typeof exp === 'number' && seconds() <= exp
    ? { ok: true, request: jti }
    : { ok: false, error: 'request_stale' };
};
