/** HMAC-SHA256 over milliseconds, a full stop and the raw body, in base64. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecent } from '../profile.ts';

const hmac = (key: string, ms: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(`${ms}.`).update(body).digest('base64');

export const signatureHeaders = (key: string, body: string, now: Date): Record<string, string> => {
  const ms = String(now.getTime());
  return { 'checkout-timestamp': ms, 'checkout-signature': hmac(key, ms, body) };
};

export const isSigned = (
  key: string,
  { ms, signature, body }: { readonly ms: string; readonly signature: string; readonly body: Buffer },
  now: Date,
): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(hmac(key, ms, body))];
  return given.length === right.length && timingSafeEqual(given, right) && isRecent(Number(ms), now);
};
