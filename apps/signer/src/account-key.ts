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
