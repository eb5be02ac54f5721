/** Signatures of Sumsub's API and notifications: docs.sumsub.com/reference/authentication and /docs/webhooks. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 over Unix seconds, method, path with query, and body. */
export const signRequest = (
  { appToken, secretKey }: { appToken: string; secretKey: string },
  request: { method: string; path: string; body: Buffer },
  now: Date,
): Record<string, string> => {
  const seconds = Math.floor(now.getTime() / 1000).toString();
  const signature = createHmac('sha256', secretKey)
    .update(`${seconds}${request.method}${request.path}`)
    .update(request.body)
    .digest('hex');
  return { 'x-app-token': appToken, 'x-app-access-ts': seconds, 'x-app-access-sig': signature };
};

const algorithms: Readonly<Record<string, string>> = {
  HMAC_SHA1_HEX: '',
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
};

/** `digest` and `algorithm`: the headers `x-payload-digest` and `x-payload-digest-alg`. SHA-1 is rejected. */
export const noticeIsSigned = (
  secret: string,
  body: Buffer,
  { digest, algorithm }: { digest: string | undefined; algorithm: string | undefined },
): boolean => {
  const name = algorithms[algorithm ?? 'HMAC_SHA256_HEX'];
  if (name === undefined || name === '' || digest === undefined) return false;
  const expected = createHmac(name, secret).update(body).digest();
  const given = Buffer.from(digest, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
