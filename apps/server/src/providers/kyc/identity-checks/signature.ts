/** Signature of requests to the API: method, path, Unix seconds and the SHA-256 of the body. */
import { createHash, createHmac } from 'node:crypto';

export const signRequest = (
  key: string,
  request: { method: string; path: string; body: string },
  now: Date,
): Record<string, string> => {
  const seconds = Math.floor(now.getTime() / 1000).toString();
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  const signed = `${request.method}\n${request.path}\n${seconds}\n${bodyHash}`;
  return {
    'checks-timestamp': seconds,
    'checks-signature': createHmac('sha256', key).update(signed).digest('hex'),
  };
};
