/** What the notifications of on-ramps have in common: an HMAC in hex by one of several keys, and the time that it signs. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Verdict = 'good' | 'unsigned' | 'signature_wrong' | 'stale';

/** Allowed clock difference in seconds, either way. */
const toleranceSeconds = 300;

interface Signed {
  /** 64 hexadecimal digits. */
  readonly signature: string;
  /** Unix seconds. */
  readonly seconds: string;
  readonly parts: readonly (string | Buffer)[];
}

const hmac = (key: string, parts: Signed['parts']): Buffer => {
  const signing = createHmac('sha256', key);
  for (const part of parts) signing.update(part);
  return signing.digest();
};

/** Any of the keys may have signed, for rotation. In constant time. */
export const verifySigned = (keys: readonly string[], { signature, seconds, parts }: Signed, now: Date): Verdict => {
  const given = Buffer.from(signature, 'hex');
  const signed = keys.map((key) => timingSafeEqual(given, hmac(key, parts))).includes(true);
  if (!signed) return 'signature_wrong';
  // Checked only after the signature, so that outsiders learn nothing about our clock.
  const age = Math.abs(now.getTime() / 1000 - Number.parseInt(seconds, 10));
  return age <= toleranceSeconds ? 'good' : 'stale';
};
