/** KLUWP's signatures: ours on requests, theirs on notifications. Keys are hex strings, used as text. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const signing = createHmac('sha256', key);
  for (const part of parts) signing.update(part);
  return signing.digest();
};

/** Over method, path with query, Unix seconds and the SHA-256 of the body. */
export const signRequest = (
  key: string,
  request: { method: string; path: string; body: string },
  now: Date,
): Record<string, string> => {
  const seconds = Math.floor(now.getTime() / 1000).toString();
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  return {
    'kluwp-timestamp': seconds,
    'kluwp-signature': hmac(key, `${request.method}\n${request.path}\n${seconds}\n${bodyHash}`).toString('hex'),
  };
};

/** Allowed clock difference of a notification in seconds, either way. */
const toleranceSeconds = 300;

export type Verdict = 'good' | 'unsigned' | 'signature_wrong' | 'stale';

/** `t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`; any of the keys may have signed, for rotation. */
export const verifyNotice = (
  keys: readonly string[],
  header: string | undefined,
  rawBody: Buffer,
  now: Date,
): Verdict => {
  const match = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return 'unsigned';
  const [, seconds, signature] = match;
  const given = Buffer.from(signature, 'hex');
  const signed = keys.map((key) => timingSafeEqual(given, hmac(key, `${seconds}.`, rawBody))).includes(true);
  if (!signed) return 'signature_wrong';
  // Checked only after the signature, so that outsiders learn nothing about our clock.
  const age = Math.abs(now.getTime() / 1000 - Number.parseInt(seconds, 10));
  return age <= toleranceSeconds ? 'good' : 'stale';
};
