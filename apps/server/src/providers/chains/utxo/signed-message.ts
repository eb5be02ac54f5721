/** Verifies `signmessage` of UTXO networks' wallets: 65 bytes in Base64, from which the public key is recovered. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer';
import type { Network } from '../../../modules/payments/chains/ports.ts';
import type { UtxoCoin } from './coin.ts';

/** Variable-length integers as in transactions. */
const lengthOf = (bytes: number): Buffer =>
  bytes < 253 ? Buffer.from([bytes]) : Buffer.from([253, bytes & 255, bytes >> 8]);

const withLength = (bytes: Buffer): Buffer => Buffer.concat([lengthOf(bytes.length), bytes]);

const digestOf = (prefix: string, message: string): Uint8Array =>
  sha256(sha256(Buffer.concat([prefix, message].map((text) => withLength(Buffer.from(text, 'utf8'))))));

/** The types of addresses that one key can spend from, on each network. */
const addressesOfKey = ({ alphabets, isSegwit }: UtxoCoin, key: Uint8Array): (string | undefined)[] =>
  Object.values(alphabets).flatMap((alphabet) => {
    const legacy = p2pkh(key, alphabet).address;
    if (!isSegwit) return [legacy];
    const inside = p2wpkh(key, alphabet);
    return [inside.address, p2sh(inside, alphabet).address, legacy];
  });

export const signedMessages =
  (coin: UtxoCoin): Network['isSignedBy'] =>
  async (signed) => {
    const bytes = Buffer.from(signed.signature, 'base64');
    const [header = 0] = bytes;
    if (bytes.length !== 65 || header < 27 || header > 42) return false;
    try {
      const recoverable = Uint8Array.from([(header - 27) & 3, ...bytes.subarray(1)]);
      const digest = digestOf(coin.messagePrefix, signed.message);
      const key = secp256k1.recoverPublicKey(recoverable, digest, { prehash: false });
      return addressesOfKey(coin, key).includes(signed.address);
    } catch {
      // Not a point on the curve.
      return false;
    }
  };
