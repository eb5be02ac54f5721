/** Bitcoin: witness outputs, blocks about every ten minutes. */
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer';
import { dustAt, type UtxoCoin } from '../utxo/coin.ts';

export const bitcoin: UtxoCoin = {
  ...{ code: 'BTC', currency: 'BTC', isSegwit: true, messagePrefix: 'Bitcoin Signed Message:\n' },
  alphabets: {
    ...{ main: NETWORK, test: TEST_NETWORK, testnet4: TEST_NETWORK, signet: TEST_NETWORK },
    regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
  },
  simulatedAs: 'regtest',
  // Two blocks are rarely replaced; sandbox visitors should not wait longer than on its other networks.
  confirmations: { sandbox: 3, live: 4 },
  // Sometimes a block takes an hour.
  stuckAfterSeconds: 5_400,
  // Twice 546.
  leastTransfer: 1_092n,
  mostInputs: 100,
  dust: dustAt(3),
  ...{ leastPiece: 100_000n, leastRate: 1n, replacementRate: 1n },
};
