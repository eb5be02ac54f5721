/** Public keys of accounts: whoever holds one can make every deposit address of a currency and spend from none. */
import { HDKey } from '@scure/bip32';

/** BIP-44 account paths, by currency code. */
const accountPaths = { ETH: "m/44'/60'/0'" } as const;

export type AccountCurrency = keyof typeof accountPaths;

export const accountCurrencies = Object.keys(accountPaths) as [AccountCurrency, ...AccountCurrency[]];

/** The extended public key (`xpub…`) of the currency's account. */
export const accountXpub = (seed: Uint8Array, currency: AccountCurrency): string => {
  const master = HDKey.fromMasterSeed(seed);
  const account = master.derive(accountPaths[currency]);
  const xpub = account.publicExtendedKey;
  account.wipePrivateData();
  master.wipePrivateData();
  return xpub;
};

/** The private key at a path under the currency's account; the caller wipes it. `change` 1 is the house's own chain. */
export const privateKeyAt = (seed: Uint8Array, currency: AccountCurrency, change: 0 | 1, index: number): Uint8Array => {
  const master = HDKey.fromMasterSeed(seed);
  const key = master.derive(`${accountPaths[currency]}/${change}/${index}`).privateKey;
  master.wipePrivateData();
  if (key === null) throw new Error('This path has no private key');
  return key;
};
