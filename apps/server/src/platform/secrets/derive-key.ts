/** Derives a key per purpose from one secret with HKDF, so that leaking one reveals nothing about the others. */
import { hkdfSync } from 'node:crypto';

/** 32 bytes (or `length`) for `purpose`. */
export const deriveKey = (secret: Buffer, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, length));
