/** One-way hashes for lookups of sealed or secret values: addresses, tokens, rate-limit subjects. */
import { createHash, createHmac } from 'node:crypto';
import { normaliseEmail } from '@carmine/contract/account/user-service';
import { deriveKey } from '../../platform/secrets/derive-key.ts';

/** A plain hash is enough for tokens of 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Digest {
  /** Equal for all spellings of the same mailbox. */
  email(address: string): Buffer;
  attempt(kind: 'account' | 'address' | 'pair' | 'factor' | 'known', subject: string): Buffer;
  /** 16-byte signature of a player's unsubscribe link: for promotions, or for one topic. */
  unsubscribe(playerId: bigint, topic?: string): Buffer;
  /** Bound to the player, so that a code cannot be searched across all players. */
  recoveryCode(playerId: bigint, code: string): Buffer;
  /** Hash of one normalised word or number, used by the operators' search. */
  search(kind: 'name' | 'phone' | 'address', form: string): Buffer;
  /** Opaque 32-byte user handle for passkeys. */
  passkeyUser(playerId: bigint): Buffer;
}

export const createDigest = (secret: Buffer): Digest => {
  const keyOf = (name: string) => deriveKey(secret, `identity:${name}`);
  const [emailKey, attemptKey, unsubscribeKey] = [keyOf('email'), keyOf('attempt'), keyOf('unsubscribe')];
  const [recoveryKey, passkeyKey] = [keyOf('recovery-code'), keyOf('passkey-user')];
  const searchKey = keyOf('search');
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    email: (address) => mac(emailKey, normaliseEmail(address)),
    attempt: (kind, subject) => mac(attemptKey, `${kind}\n${subject}`),
    unsubscribe: (playerId, topic) =>
      mac(unsubscribeKey, topic === undefined ? playerId.toString() : `${playerId}\n${topic}`).subarray(0, 16),
    recoveryCode: (playerId, code) => mac(recoveryKey, `${playerId}\n${code}`),
    search: (kind, form) => mac(searchKey, `${kind}\n${form}`),
    passkeyUser: (playerId) => mac(passkeyKey, playerId.toString()),
  };
};
