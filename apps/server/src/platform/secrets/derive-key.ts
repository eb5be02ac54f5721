/** One secret, many keys: each purpose gets its own by HKDF, so that a leak of one says nothing about another. */
import { hkdfSync } from 'node:crypto';

/** 32 bytes (or `length`) for `purpose`. */
export const deriveKey = (secret: Buffer, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, length));
