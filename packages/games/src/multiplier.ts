/** PF-1's reciprocal multiplier and the chain of a shared game. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from './stream.ts';

/**
 * The multiplier of the 52-bit number `h`, in hundredths, at least 100: every cash-out point of a game with a return of `rtpBp` basis
 * points has the same expected value.
 */
export const multiplierHundredths = (h: number, rtpBp: number): bigint => {
  const value = (2n ** 52n * BigInt(rtpBp)) / ((BigInt(h) + 1n) * 100n);
  return value < 100n ? 100n : value;
};

/** The element that is published after this one: SHA-256 of its hexadecimal text. */
export const nextInChain = (hash: string): string => sha256Hex(hash);

/** Where a shared round ends, in hundredths: the first 13 hexadecimal digits of HMAC-SHA256(hash as bytes, salt). */
export const crashHundredths = (hash: string, salt: string, rtpBp: number): bigint => {
  const digest = bytesToHex(hmac(sha256, hexToBytes(hash), utf8ToBytes(salt)));
  return multiplierHundredths(Number.parseInt(digest.slice(0, 13), 16), rtpBp);
};
