/** Bitcoin addresses: derived from the account's public key (BIP-84), parsed with their checksum, for one network only. */
import { HDKey } from '@scure/bip32';
import { Address, NETWORK, OutScript, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { hexToBytes } from '@noble/hashes/utils.js';

/** Network names as reported by nodes. */
export const networkNames = ['main', 'test', 'testnet4', 'signet', 'regtest'] as const;
export type NetworkName = (typeof networkNames)[number];

const alphabets: Readonly<Record<NetworkName, typeof NETWORK>> = {
  ...{ main: NETWORK, test: TEST_NETWORK, testnet4: TEST_NETWORK, signet: TEST_NETWORK },
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
};

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

/** An address's encoding identifies its network. */
export const alphabetOf = (address: string): typeof NETWORK => {
  if (address.startsWith('bcrt1')) return alphabets.regtest;
  return /^(tb1|[mn2])/.test(address) ? alphabets.test : alphabets.main;
};

export const addressesOf = (name: NetworkName): Addresses => {
  const alphabet = alphabets[name];
  const codec = Address(alphabet);

  const read = (text: string): string | undefined => {
    try {
      return codec.encode(codec.decode(text.trim()));
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
      const { address } = publicKey === null ? {} : p2wpkh(publicKey, alphabet);
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
      return { bytes: OutScript.encode(decoded).length, isWitness: ['wpkh', 'wsh', 'tr'].includes(decoded.type) };
    },
  };
};
