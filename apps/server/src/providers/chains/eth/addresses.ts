/** Ethereum addresses: derived from the account's public key, parsed with their checksum. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';
import { getAddress, isAddress, isHex, recoverMessageAddress, toHex, zeroAddress } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';

/** Depth of an account's key: purpose, coin, account. */
const accountDepth = 3;

export const addressAt = (xpub: string, branch: 0 | 1, index: number): string => {
  const account = HDKey.fromExtendedKey(xpub);
  if (account.depth !== accountDepth || account.privateKey !== null)
    throw new Error('Not the public key of an account');
  const { publicKey } = account.deriveChild(branch).deriveChild(index);
  if (publicKey === null) throw new Error('This key has no public part');
  return publicKeyToAddress(toHex(secp256k1.Point.fromBytes(publicKey).toBytes(false)));
};

/** In mixed case the checksum must be valid; a single case has none. */
export const readAddress = (text: string): string | undefined => {
  const trimmed = text.trim();
  const oneCase = trimmed === trimmed.toLowerCase() || /^0x[0-9A-F]{40}$/.test(trimmed);
  const candidate = oneCase ? trimmed.toLowerCase() : trimmed;
  if (!isAddress(candidate, { strict: true })) return undefined;
  const address = getAddress(candidate);
  return address === zeroAddress ? undefined : address;
};

/** Verifies `personal_sign` (EIP-191) by the address's key: r, s and v in 65 bytes. Contract wallets have no key, so they cannot sign. */
export const isSignedBy = async ({
  address,
  message,
  signature,
}: {
  address: string;
  message: string;
  signature: string;
}): Promise<boolean> => {
  if (!isHex(signature) || signature.length !== 132) return false;
  try {
    return (await recoverMessageAddress({ message, signature })) === address;
  } catch {
    // Not a point on the curve.
    return false;
  }
};
