/** PF-1 as its page describes it, with nothing but Node's own cryptography. Shares no line with the games' packages. */
import { createHash, createHmac } from 'node:crypto';

export const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** @typedef {{ below: (n: number) => number, u52: () => bigint, draws: [number, number][] }} Stream */

/**
 * @param {string} serverSeed
 * @param {string} clientSeed
 * @param {number} nonce
 * @returns {Stream}
 */
export const openStream = (serverSeed, clientSeed, nonce) => {
  /** @type {[number, number][]} */
  const draws = [];
  let bytes = Buffer.alloc(0);
  let read = 0;
  let block = 0;
  const word = () => {
    if (read === bytes.length) {
      bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      block += 1;
      read = 0;
    }
    read += 4;
    return BigInt(bytes.readUInt32BE(read - 4));
  };
  const below = (/** @type {number} */ n) => {
    const range = BigInt(n);
    const shortest = (1n << 32n) % range;
    for (;;) {
      const product = word() * range;
      if ((product & 0xffffffffn) < shortest) continue;
      const value = Number(product >> 32n);
      draws.push([n, value]);
      return value;
    }
  };
  const u52 = () => {
    const value = ((word() << 32n) + word()) >> 12n;
    draws.push([2 ** 52, Number(value)]);
    return value;
  };
  return { below, u52, draws };
};

/** Decisions that were made elsewhere, given again in their order. @param {[number, number][]} given @returns {Stream} */
export const streamOfDraws = (given) => {
  /** @type {[number, number][]} */
  const draws = [];
  const next = (/** @type {number} */ n) => {
    const [range, value] = given[draws.length] ?? [0, 0];
    if (range !== n || !Number.isInteger(value) || value < 0 || value >= n)
      throw new Error('Another decision was made');
    draws.push([n, value]);
    return value;
  };
  return { below: next, u52: () => BigInt(next(2 ** 52)), draws };
};

/**
 * The text whose SHA-256 names a definition: keys in order, no spaces.
 * @param {unknown} value
 * @returns {string}
 */
export const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
};
