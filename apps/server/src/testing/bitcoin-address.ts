import { Address, TEST_NETWORK } from '@scure/btc-signer';
import { randomBytes } from 'node:crypto';

/** Nobody's: nothing ever leaves it. `bech32`: the prefix of another coin of that kind. */
export const someBitcoinAddress = (bech32 = 'bcrt'): string =>
  Address({ ...TEST_NETWORK, bech32 }).encode({ type: 'wpkh', hash: randomBytes(20) });

/** The same without segregated witness: a Dogecoin test address. */
export const someOldAddress = (): string =>
  Address({ ...TEST_NETWORK, pubKeyHash: 0x71 }).encode({ type: 'pkh', hash: randomBytes(20) });
