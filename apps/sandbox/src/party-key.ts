/** One key per party and purpose, derived from the secret that server and sandbox share. */
import { createHmac } from 'node:crypto';

/** Hex, 256 bits. `purpose`: what the key signs: `api`, `webhook`. */
export const partyKey = (sandboxSecret: string, party: string, purpose: string): string =>
  createHmac('sha256', sandboxSecret).update(`${party}:${purpose}`).digest('hex');
