/** Detached JWS (RFC 7515, appendix F) with Ed25519: the body travels as it is, its signature in a header. Pure. */
import { sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { NamedKey, NamedKeys } from '../named-keys.ts';

const encode = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

const signed = (protectedPart: string, body: string | Buffer): Buffer =>
  Buffer.from(`${protectedPart}.${encode(body)}`);

/** `claims`: the rest of the protected header, beside algorithm and key. */
export const signDetached = ({ kid, key }: NamedKey, claims: object, body: string): string => {
  const protectedPart = encode(JSON.stringify({ alg: 'EdDSA', kid, ...claims }));
  return `${protectedPart}..${encode(sign(null, signed(protectedPart, body), key))}`;
};

/** Closed, so that an extension that must be understood (`crit`), or a key of the sender's choice (`jwk`), is not overlooked. */
const claimed = z.strictObject({
  alg: z.literal('EdDSA'),
  kid: z.string().max(64),
  typ: z.string().max(32),
  /** Unix seconds. */
  iat: z.int().nonnegative(),
  /** A notification: the merchant account that it is for. */
  to: z.string().max(200).optional(),
  /** An answer: the request that it answers, and its HTTP status. */
  re: z.string().max(64).optional(),
  st: z.int().optional(),
});
type Claims = z.infer<typeof claimed>;

const claimsOf = (protectedPart: string): Claims | undefined => {
  try {
    return claimed.safeParse(JSON.parse(Buffer.from(protectedPart, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

export type Verified =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly reason: 'unsigned' | 'signature_wrong' };

const isSignedBy = (key: KeyObject | undefined, what: Buffer, signature: string): boolean =>
  key !== undefined && verify(null, what, key, Buffer.from(signature, 'base64url'));

export const verifyDetached = (keys: NamedKeys, header: string | undefined, body: string | Buffer): Verified => {
  const [, protectedPart, signature] = /^([\w-]{1,1000})\.\.([\w-]{86})$/.exec(header ?? '') ?? [];
  if (protectedPart === undefined || signature === undefined) return { ok: false, reason: 'unsigned' };
  const claims = claimsOf(protectedPart);
  if (claims === undefined || !isSignedBy(keys.get(claims.kid), signed(protectedPart, body), signature))
    return { ok: false, reason: 'signature_wrong' };
  return { ok: true, claims };
};
