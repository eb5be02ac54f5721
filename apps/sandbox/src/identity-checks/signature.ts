/** Every request is signed over method, path, unix seconds and the SHA-256 of its body. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signed request stays good. */
const toleranceSeconds = 300;

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly timestamp: string;
  readonly signature: string;
}

export const requestIsSigned = (key: string, request: SignedRequest, now: Date): boolean => {
  const { method, path, body, timestamp, signature } = request;
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number.parseInt(timestamp, 10)) > toleranceSeconds) return false;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const expected = createHmac('sha256', key).update(`${method}\n${path}\n${timestamp}\n${bodyHash}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
