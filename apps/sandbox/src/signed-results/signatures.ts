/** The studio's signatures: Ed25519 over the exact text, of the house's announcements and of what the studio says. */
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

export const keyHeader = 'studio-key';
export const signatureHeader = 'studio-signature';

/** Keys are made from a text that is shared with the server. */
const keyOf = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${createHash('sha256').update(text).digest('hex')}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

export interface Signed {
  readonly text: string;
  readonly key: string;
  readonly signature: string;
}

export const signedWith = (keyText: string, text: string): Signed => ({
  ...{ text, key: 'studio-1', signature: sign(null, Buffer.from(text), keyOf(keyText)).toString('base64url') },
});

/** Of the house, for this path. */
export const isFromHouse = (keyText: string, path: string, body: Buffer, signature: string): boolean =>
  verify(
    null,
    Buffer.concat([Buffer.from(`POST\n${path}\n`), body]),
    createPublicKey(keyOf(keyText)),
    Buffer.from(signature, 'base64url'),
  );
