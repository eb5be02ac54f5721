/** KLUWP's two signatures: ours on every request, theirs on every notification. Keys are hex texts, used as they are. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const signing = createHmac('sha256', key);
  for (const part of parts) signing.update(part);
  return signing.digest();
};

/** Over method, path with query, unix seconds and the SHA-256 of the body. */
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

/** Seconds that a notification's time may differ from ours, either way. */
const toleranceSeconds = 300;

export type Verdict = 'good' | 'unsigned' | 'signature_wrong' | 'stale';

/** `t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`; any of the keys may have signed, so that they can be changed. */
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
  // Only for what is signed: an outsider learns nothing about our clock.
  const age = Math.abs(now.getTime() / 1000 - Number.parseInt(seconds, 10));
  return age <= toleranceSeconds ? 'good' : 'stale';
};
