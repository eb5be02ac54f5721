/** One-way images of what must be found again but not read: addresses, tokens, the subjects of counters. */
import { createHash, createHmac } from 'node:crypto';
import { normaliseEmail } from '@carmine/contract/user-service';
import { deriveKey } from '../../platform/secrets/derive-key.ts';

/** Tokens have 256 bits of their own; a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Digest {
  /** The same for every spelling that is the same mailbox here. */
  email(address: string): Buffer;
  attempt(kind: 'account' | 'address' | 'pair' | 'factor' | 'known', subject: string): Buffer;
  /** 16 bytes that sign a player's unsubscribe link: of promotions, or of one topic. */
  unsubscribe(playerId: bigint, topic?: string): Buffer;
  /** Bound to the player, so that nobody's code can be looked for among everybody's. */
  recoveryCode(playerId: bigint, code: string): Buffer;
  /** Of one word or number in its normal form, by which operators find a player. */
  search(kind: 'name' | 'phone' | 'address', form: string): Buffer;
  /** What a passkey knows the player by: 32 bytes that say nothing. */
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
