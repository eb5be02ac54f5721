/** PF-1's stream: HMAC-SHA256 blocks of `clientSeed:nonce:r` under the server seed's text, read four bytes at a time. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Seeds {
  /** 64 lower-case hexadecimal characters; their text is the key. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Number of 32-bit words per block. */
export const wordsPerBlock = 8;

/** SHA-256 of a text, as lower-case hexadecimal characters. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What is shown before any bet: it commits to the server seed without revealing it. */
export const commitment = (serverSeed: string): string => sha256Hex(serverSeed);

export const blockMessage = ({ clientSeed, nonce }: Seeds, block: number): string => `${clientSeed}:${nonce}:${block}`;

/** HMAC-SHA256 under one key: from a message to its 32 bytes. A platform may bring its own. */
export type KeyedHash = (key: string) => (message: string) => Uint8Array;

const portableHmac: KeyedHash = (key) => {
  const keyed = hmac.create(sha256, utf8ToBytes(key));
  return (message) => keyed.clone().update(utf8ToBytes(message)).digest();
};

/** Returns a function from block number to the block's 32 bytes. */
export const blocksOf = (seeds: Seeds, keyedHash = portableHmac): ((block: number) => Uint8Array) => {
  const hash = keyedHash(seeds.serverSeed);
  return (block) => hash(blockMessage(seeds, block));
};

const wordAt = (bytes: Uint8Array, word: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(word * 4);

/** Reads the stream's 32-bit words in order, starting with word `position`. */
export const readWords = (seeds: Seeds, position = 0, keyedHash?: KeyedHash): (() => number) => {
  const block = blocksOf(seeds, keyedHash);
  let next = position;
  let number = -1;
  let bytes: Uint8Array = new Uint8Array();
  return () => {
    const wanted = Math.floor(next / wordsPerBlock);
    if (wanted !== number) [number, bytes] = [wanted, block(wanted)];
    const word = wordAt(bytes, next % wordsPerBlock);
    next += 1;
    return word;
  };
};
