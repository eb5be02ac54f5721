/** Signatures of the `signed-header` dialect: HMAC-SHA256 over the time in milliseconds and the raw body, in base64. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecent, type Verdict } from '../tolerance.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const hmac = (key: string, ms: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${ms}.`).update(body).digest();

export const signatureOf = (key: string, body: string, now: Date): Record<string, string> => {
  const ms = now.getTime().toString();
  return { 'checkout-timestamp': ms, 'checkout-signature': hmac(key, ms, body).toString('base64') };
};

/** Any of the keys may have signed, for rotation. */
export const verdictOf = (keys: readonly string[], headers: Headers, body: Buffer, now: Date): Verdict => {
  const [ms = '', text = ''] = [headers['checkout-timestamp'], headers['checkout-signature']];
  if (!/^[0-9]{1,15}$/.test(ms) || !/^[A-Za-z0-9+/]{43}=$/.test(text)) return 'unsigned';
  const given = Buffer.from(text, 'base64');
  const signed = keys.map((key) => timingSafeEqual(given, hmac(key, ms, body))).includes(true);
  if (!signed) return 'signature_wrong';
  // Checked only after the signature, so that outsiders learn nothing about our clock.
  return isRecent(Number.parseInt(ms, 10), now) ? 'good' : 'stale';
};
