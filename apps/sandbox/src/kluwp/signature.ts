/** KLUWP's signatures: of merchants' requests and of its notifications; both over raw bytes and a time. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signed request stays good. */
const toleranceSeconds = 300;

const hmac = (key: string, text: string | Buffer): string => createHmac('sha256', key).update(text).digest('hex');

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Over method, path with query, unix seconds and the SHA-256 of the body. */
export const requestIsSigned = (
  key: string,
  request: { method: string; path: string; body: Buffer; timestamp: string | undefined; signature: string | undefined },
  now: Date,
): boolean => {
  const { timestamp = '', signature = '' } = request;
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number.parseInt(timestamp, 10)) > toleranceSeconds) return false;
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  return equal(signature, hmac(key, `${request.method}\n${request.path}\n${timestamp}\n${bodyHash}`));
};

/** `t=<unix seconds>,v1=<hex>` over `<t>.<body>`. */
export const notificationSignature = (key: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;
};
