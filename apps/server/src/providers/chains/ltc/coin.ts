/** Litecoin: witness outputs, blocks every two and a half minutes. */
import { TEST_NETWORK } from '@scure/btc-signer';
import { dustAt, type UtxoCoin } from '../utxo/coin.ts';

/** Script hashes have a prefix of their own; the old one, `3…`, is also that of another coin, so it is refused. */
const test = { ...TEST_NETWORK, bech32: 'tltc', scriptHash: 0x3a };

export const litecoin: UtxoCoin = {
  ...{ code: 'LTC', currency: 'LTC', isSegwit: true, messagePrefix: 'Litecoin Signed Message:\n' },
  alphabets: {
    main: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
    ...{ test, regtest: { ...test, bech32: 'rltc' } },
  },
  simulatedAs: 'regtest',
  confirmations: { sandbox: 3, live: 6 },
  stuckAfterSeconds: 1_800,
  leastTransfer: 10_920n,
  mostInputs: 100,
  // Nodes count thirty per byte.
  dust: dustAt(30),
  ...{ leastPiece: 10_000_000n, leastRate: 10n, replacementRate: 1n },
};
