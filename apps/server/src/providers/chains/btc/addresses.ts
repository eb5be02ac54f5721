/** Addresses of Bitcoin: made from the account's public key alone (BIP-84), read with their check sum, of one network only. */
import { HDKey } from '@scure/bip32';
import { Address, NETWORK, OutScript, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { hexToBytes } from '@noble/hashes/utils.js';

/** What a node calls the network it is on. */
export const networkNames = ['main', 'test', 'testnet4', 'signet', 'regtest'] as const;
export type NetworkName = (typeof networkNames)[number];

const alphabets: Readonly<Record<NetworkName, typeof NETWORK>> = {
  ...{ main: NETWORK, test: TEST_NETWORK, testnet4: TEST_NETWORK, signet: TEST_NETWORK },
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
};

/** An account's own key has depth 3: purpose, coin, account. */
const accountDepth = 3;

export interface Addresses {
  at(xpub: string, branch: 0 | 1, index: number): string;
  /** The normal form; nothing for what is no address, or one of another network. */
  read(text: string): string | undefined;
  /** Of what lies at a script; nothing where it is no address'. */
  ofScript(hex: string): string | undefined;
  /** Of an address in the normal form: how many bytes of script send to it, and whether its owner signs beside the transaction. */
  scriptOf(address: string): { readonly bytes: number; readonly isWitness: boolean };
}

/** An address says of which network it is. */
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
      // No address, a wrong check sum, another network's, or a kind that nobody can spend from yet.
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
