/** Keys of a network's account: who holds its public one can make every deposit address of it and spend from none. */
import { HDKey } from '@scure/bip32';
import type { SigningNetwork } from './networks/signing-network.ts';

type Account = Pick<SigningNetwork, 'accountPath'>;

/** The extended public key (`xpub…`) of the network's account. */
export const accountXpub = (seed: Uint8Array, { accountPath }: Account): string => {
  const master = HDKey.fromMasterSeed(seed);
  const account = master.derive(accountPath);
  const xpub = account.publicExtendedKey;
  account.wipePrivateData();
  master.wipePrivateData();
  return xpub;
};

/** What `use` makes of the private key at a path under the account; the key is wiped afterwards. `change` 1 is the house's own branch. */
export const withKeyAt = async <T>(
  seed: Uint8Array,
  { accountPath }: Account,
  [change, index]: readonly [0 | 1, number],
  use: (key: Uint8Array) => T | Promise<T>,
): Promise<T> => {
  const master = HDKey.fromMasterSeed(seed);
  const key = master.derive(`${accountPath}/${change}/${index}`).privateKey;
  master.wipePrivateData();
  if (key === null) throw new Error('This path has no private key');
  try {
    return await use(key);
  } finally {
    key.fill(0);
  }
};
