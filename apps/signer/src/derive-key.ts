import { hkdfSync } from 'node:crypto';

/** 32 bytes for `purpose`, independent of the keys for other purposes. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
