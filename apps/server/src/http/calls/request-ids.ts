/** Random request ids for logs and refusals, which do not reveal the number of requests. */
import { randomBytes } from 'node:crypto';

const idBytes = 12;
const idsAtOnce = 256;

/** Requesting randomness costs the same for one id as for hundreds. */
export const createRequestIds = (): (() => string) => {
  let pool = Buffer.alloc(0);
  let next = 0;
  return () => {
    if (next >= pool.length) [pool, next] = [randomBytes(idBytes * idsAtOnce), 0];
    const id = pool.toString('base64url', next, next + idBytes);
    next += idBytes;
    return id;
  };
};
