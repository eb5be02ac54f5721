/** Addresses of a UTXO network: derived from the account's public key, parsed with their checksum, for one network only. */
import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2pkh, p2wpkh } from '@scure/btc-signer';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Alphabet, UtxoCoin } from './coin.ts';

/** Depth of an account's key: purpose, coin, account. */
const accountDepth = 3;

export interface Addresses {
  at(xpub: string, branch: 0 | 1, index: number): string;
  /** Normalises an address; undefined if it is invalid, or on another network. */
  read(text: string): string | undefined;
  /** Address of a script; undefined if it has none. */
  ofScript(hex: string): string | undefined;
  /** For a normalised address: size of the script that pays to it, and whether its signature is in the witness. */
  scriptOf(address: string): { readonly bytes: number; readonly isWitness: boolean };
}

const witnessTypes = ['wpkh', 'wsh', 'tr'];
const legacyTypes = ['pkh', 'sh'];

const alphabetOf = ({ alphabets, code }: UtxoCoin, name: string): Alphabet => {
  const alphabet = alphabets[name];
  if (alphabet === undefined) throw new Error(`${code} has no network ${name}`);
  return alphabet;
};

export const addressesOf = (coin: UtxoCoin, name: string): Addresses => {
  const alphabet = alphabetOf(coin, name);
  const codec = Address(alphabet);
  const payTo = coin.isSegwit ? p2wpkh : p2pkh;

  const read = (text: string): string | undefined => {
    try {
      const decoded = codec.decode(text.trim());
      // Nobody could spend coins that were sent to a witness program where there are none.
      return coin.isSegwit || legacyTypes.includes(decoded.type) ? codec.encode(decoded) : undefined;
    } catch {
      // Invalid, wrong checksum, another network, or a type that cannot be spent yet.
      return undefined;
    }
  };

  return {
    at: (xpub, branch, index) => {
      const account = HDKey.fromExtendedKey(xpub);
      if (account.depth !== accountDepth || account.privateKey !== null)
        throw new Error('Not the public key of an account');
      const { publicKey } = account.deriveChild(branch).deriveChild(index);
      const { address } = publicKey === null ? {} : payTo(publicKey, alphabet);
      if (address === undefined) throw new Error('This key has no address');
      return address;
    },
    read,
    ofScript: (hex) => {
      try {
        return codec.encode(OutScript.decode(hexToBytes(hex)));
      } catch {
        return undefined;
      }
    },
    scriptOf: (address) => {
      const decoded = codec.decode(address);
      return { bytes: OutScript.encode(decoded).length, isWitness: witnessTypes.includes(decoded.type) };
    },
  };
};
