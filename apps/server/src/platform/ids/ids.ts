/**
 * Public ids: a prefix and 26 characters that encrypt the row's number. One AES block contains the number and eight zero bytes as a
 * check, so that ids cannot be counted or guessed, and an invented one does not decode.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { deriveKey } from '../secrets/derive-key.ts';

declare const idOf: unique symbol;
export type IdPrefix =
  | 'usr'
  | 'dep'
  | 'wdr'
  | 'drn'
  | 'top'
  | 'rnd'
  | 'lrd'
  | 'ses'
  | 'pls'
  | 'sed'
  | 'grt'
  | 'prm'
  | 'own'
  | 'ntf'
  | 'opr'
  | 'aud'
  | 'doc'
  | 'ver'
  | 'thr'
  | 'msg'
  | 'ans'
  | 'lim'
  | 'rsk'
  | 'exp'
  | 'wls'
  | 'apr'
  | 'evt'
  | 'ops'
  | 'pky'
  | 'exc'
  | 'dsp'
  | 'evi'
  | 'onr'
  | 'bat'
  | 'cmp'
  | 'aff'
  | 'pbk'
  | 'cam'
  | 'cht'
  | 'chp'
  | 'mut';

/** A row's number, branded with its kind. */
export type Id<P extends IdPrefix> = bigint & { readonly [idOf]: P };
export type PlayerId = Id<'usr'>;
export type SessionId = Id<'ses'>;
export type RoundId = Id<'rnd'>;
export type PlaySessionId = Id<'pls'>;
export type OperatorId = Id<'opr'>;
/** Deposits and withdrawals share one sequence, with different prefixes. */
export type PaymentId = Id<'dep'> | Id<'wdr'>;

/** Rejects ids of another kind at compile time; plain bigints are accepted. */
type Own<P extends IdPrefix, V extends bigint> = V extends Id<infer Q> ? (Q extends P ? V : never) : V;

export interface Ids {
  encode<P extends IdPrefix, V extends bigint>(prefix: P, id: V & Own<P, V>): string;
  /** Undefined if `encode` did not produce the text with this prefix. */
  decode<P extends IdPrefix>(prefix: P, text: string): Id<P> | undefined;
}

const textLength = 26;
const digits = '0123456789abcdefghijklmnopqrstuv';
const shape = /^[a-z]{3}_[0-7][0-9a-v]{25}$/;

const toText = (block: Buffer): string =>
  BigInt(`0x${block.toString('hex')}`)
    .toString(32)
    .padStart(textLength, '0');

const toBlock = (text: string): Buffer => {
  let value = 0n;
  for (const character of text) value = value * 32n + BigInt(digits.indexOf(character));
  return Buffer.from(value.toString(16).padStart(32, '0'), 'hex');
};

/** Encrypts and decrypts one block. */
interface Ciphers {
  hide(block: Buffer): Buffer;
  show(block: Buffer): Buffer;
}

/** ECB blocks are independent, so the cipher objects are reused: creating one costs more than using it. */
const makeCiphers = (key: Buffer): Ciphers => {
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  return { hide: (block) => cipher.update(block), show: (block) => decipher.update(block) };
};

export const createIds = (secret: Buffer): Ids => {
  const ciphers = new Map<string, Ciphers>();
  const ciphersOf = (prefix: string): Ciphers => {
    const known = ciphers.get(prefix);
    if (known !== undefined) return known;
    const made = makeCiphers(deriveKey(secret, `ids:${prefix}`, 16));
    ciphers.set(prefix, made);
    return made;
  };
  return {
    encode: (prefix, id) => {
      const block = Buffer.alloc(16);
      block.writeBigUInt64BE(id);
      return `${prefix}_${toText(ciphersOf(prefix).hide(block))}`;
    },
    decode: <P extends IdPrefix>(prefix: P, text: string) => {
      if (!shape.test(text) || !text.startsWith(`${prefix}_`)) return undefined;
      const block = ciphersOf(prefix).show(toBlock(text.slice(4)));
      return block.readBigUInt64BE(8) === 0n ? (block.readBigUInt64BE(0) as Id<P>) : undefined;
    },
  };
};
