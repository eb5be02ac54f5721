import { Address, TEST_NETWORK } from '@scure/btc-signer';
import { randomBytes } from 'node:crypto';

/** Nobody's: nothing ever leaves it. */
export const someBitcoinAddress = (): string =>
  Address({ ...TEST_NETWORK, bech32: 'bcrt' }).encode({ type: 'wpkh', hash: randomBytes(20) });
