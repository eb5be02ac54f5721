/**
 * Sealed values: AES-256-GCM with a key per purpose, bound to their location (a player's e-mail copied into another player's row cannot
 * be opened). Layout: key id (1) · nonce (12) · tag (16) · ciphertext.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

export interface SecretBox {
  /** Id of the sealing key, and first byte of every sealed value. */
  readonly keyId: number;
  /** `binding` identifies the location, for example `players:12:email`. */
  seal(purpose: string, plaintext: Buffer, binding: string): Buffer;
  /** Throws if bytes, purpose or binding differ from those of `seal`. */
  open(purpose: string, sealed: Buffer, binding: string): Buffer;
}

const nonceLength = 12;
const tagLength = 16;
const headerLength = 1 + nonceLength + tagLength;

/** The first secret seals; the others open values from before a rotation, by key id. */
export const createSecretBox = (secrets: readonly { keyId: number; secret: Buffer }[]): SecretBox => {
  const [current] = secrets;
  if (current === undefined) throw new Error('A secret box needs at least one secret');
  const keys = new Map<string, Buffer>();
  const keyOf = (keyId: number, purpose: string): Buffer => {
    const name = `${keyId}:${purpose}`;
    const known = keys.get(name);
    if (known !== undefined) return known;
    const secret = secrets.find((candidate) => candidate.keyId === keyId)?.secret;
    if (secret === undefined) throw new Error('Sealed with a key that is not known');
    const key = deriveKey(secret, `seal:${purpose}`);
    keys.set(name, key);
    return key;
  };
  return {
    keyId: current.keyId,
    seal: (purpose, plaintext, binding) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current.keyId, purpose), nonce);
      cipher.setAAD(Buffer.from(binding));
      const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
      return Buffer.concat([Buffer.of(current.keyId), nonce, cipher.getAuthTag(), body]);
    },
    open: (purpose, sealed, binding) => {
      if (sealed.length < headerLength) throw new Error('Sealed value is too short');
      const key = keyOf(sealed.readUInt8(0), purpose);
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceLength));
      decipher.setAAD(Buffer.from(binding));
      decipher.setAuthTag(sealed.subarray(1 + nonceLength, headerLength));
      return Buffer.concat([decipher.update(sealed.subarray(headerLength)), decipher.final()]);
    },
  };
};
