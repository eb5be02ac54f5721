/** A round's stream on the server: the same bytes as in the browser, four times faster with the native HMAC. */
import { createHmac } from 'node:crypto';
import { createRng, type KeyedHash, type Rng } from '@carmine/games';

export const platformHmac: KeyedHash = (key) => (message) => createHmac('sha256', key).update(message).digest();

/** From the start, or from the position of a snapshot. */
export const streamOf = (
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
  nonce: bigint,
  position = 0,
): Rng => createRng(serverSeed, clientSeed, Number(nonce), position, platformHmac);
