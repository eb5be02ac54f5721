/**
 * Authenticates the server. Each request carries `x-carmine-time` (unix milliseconds), `x-carmine-nonce` and `x-carmine-signature`:
 * hexadecimal HMAC-SHA256 over method, path, time, nonce and the body's SHA-256, one per line. A request is valid for 30 seconds and
 * once.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly timeMs: string;
  readonly nonce: string;
}

const validForMs = 30_000;

export const requestKey = (secretsKey: Buffer): Buffer => deriveKey(secretsKey, 'signer:requests');

export const signatureOf = (key: Buffer, request: SignedRequest): string => {
  const digest = createHash('sha256').update(request.body).digest('hex');
  const text = [request.method, request.path, request.timeMs, request.nonce, digest].join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
};

const sameText = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Remembers the nonces of the last minute. */
export const createVerifier = (key: Buffer, now: () => number) => {
  const seen = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [nonce, at] of seen) if (now() - at > 2 * validForMs) seen.delete(nonce);
  };

  return (request: SignedRequest, signature: string): boolean => {
    if (!/^[\w-]{16,64}$/.test(request.nonce) || !/^\d{13}$/.test(request.timeMs)) return false;
    if (!sameText(signatureOf(key, request), signature)) return false;
    if (Math.abs(now() - Number(request.timeMs)) > validForMs) return false;
    forgetOld();
    if (seen.has(request.nonce)) return false;
    seen.set(request.nonce, now());
    return true;
  };
};
