/** The stream's HMAC by Node's own cryptography, which is several times faster than in JavaScript. */
import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../src/stream.ts';

export const nodeHmac: KeyedHash = (key) => (message) => createHmac('sha256', key).update(message).digest();
