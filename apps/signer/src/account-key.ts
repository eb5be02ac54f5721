/** Account keys: whoever has the account's public key can derive every deposit address, and spend from none. */
import { HDKey } from '@scure/bip32';
import type { Keys, SigningNetwork } from './networks/signing-network.ts';

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

/** Private keys under the account, each wiped after `use`. */
export const keysOf =
  (seed: Uint8Array, { accountPath }: Account): Keys =>
  async ([branch, index], use) => {
    const master = HDKey.fromMasterSeed(seed);
    const key = master.derive(`${accountPath}/${branch}/${index}`).privateKey;
    master.wipePrivateData();
    if (key === null) throw new Error('This path has no private key');
    try {
      return await use(key);
    } finally {
      key.fill(0);
    }
  };
