/** Verifies `signmessage` of Bitcoin wallets: 65 bytes in Base64, from which the public key is recovered. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer';
import { alphabetOf } from './addresses.ts';

const magic = Buffer.from('\u0018Bitcoin Signed Message:\n', 'latin1');

/** Variable-length integers as in transactions. */
const lengthOf = (bytes: number): Buffer =>
  bytes < 253 ? Buffer.from([bytes]) : Buffer.from([253, bytes & 255, bytes >> 8]);

const digestOf = (message: string): Uint8Array => {
  const text = Buffer.from(message, 'utf8');
  return sha256(sha256(Buffer.concat([magic, lengthOf(text.length), text])));
};

/** The three types of addresses that one key can spend from, on each network. */
const addressesOfKey = (key: Uint8Array, address: string): (string | undefined)[] => {
  const alphabet = alphabetOf(address);
  const inside = p2wpkh(key, alphabet);
  return [inside.address, p2sh(inside, alphabet).address, p2pkh(key, alphabet).address];
};

export const isSignedBy = async (signed: { address: string; message: string; signature: string }): Promise<boolean> => {
  const bytes = Buffer.from(signed.signature, 'base64');
  const [header = 0] = bytes;
  if (bytes.length !== 65 || header < 27 || header > 42) return false;
  try {
    const recoverable = Uint8Array.from([(header - 27) & 3, ...bytes.subarray(1)]);
    const key = secp256k1.recoverPublicKey(recoverable, digestOf(signed.message), { prehash: false });
    return addressesOfKey(key, signed.address).includes(signed.address);
  } catch {
    // Not a point on the curve.
    return false;
  }
};
