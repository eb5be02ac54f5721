/** Litecoin's regression network. Its nodes do not tell in a block what inputs spent. */
import { TEST_NETWORK } from '@scure/btc-signer';
import { dustAt } from '../utxo/coin.ts';
import { simulateUtxo } from '../utxo/simulate.ts';

const whole = 100_000_000n;

export const ltc = simulateUtxo({
  ...{ code: 'LTC', shown: 'LTC', unit: 'litoshi', chain: 'regtest', isSegwit: true, isNewer: false },
  alphabet: { ...TEST_NETWORK, bech32: 'rltc', scriptHash: 0x3a },
  ...{ subsidy: 50n * whole, firstCoins: 10_000n * whole, maturity: 100 },
  ...{ relayRate: 1n, replacementRate: 1n, dust: dustAt(30) },
});
