/** Dogecoin: no witnesses, a block a minute. Its code is DOG, it is shown as DOGE. */
import { TEST_NETWORK } from '@scure/btc-signer';
import type { UtxoCoin } from '../utxo/coin.ts';

/** There are no witness addresses: no text begins with this. */
const bech32 = '';
/** Outputs below a hundredth of a coin cost that much in addition. */
const softDust = 1_000_000n;

export const dogecoin: UtxoCoin = {
  ...{ code: 'DOG', currency: 'DOG', isSegwit: false, messagePrefix: 'Dogecoin Signed Message:\n' },
  alphabets: {
    main: { bech32, pubKeyHash: 0x1e, scriptHash: 0x16, wif: 0x9e },
    test: { bech32, pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 },
    regtest: { ...TEST_NETWORK, bech32 },
  },
  // The local network of its nodes has the addresses of another coin's.
  simulatedAs: 'test',
  confirmations: { sandbox: 3, live: 20 },
  stuckAfterSeconds: 900,
  leastTransfer: 2n * softDust,
  // The signer gets the transactions they come from too.
  mostInputs: 20,
  dust: () => softDust,
  // A hundredth of a coin per thousand bytes.
  ...{ leastPiece: 10_000_000_000n, leastRate: 1_000n, replacementRate: 10n },
};
