/** Bitcoin's regression network. */
import { TEST_NETWORK } from '@scure/btc-signer';
import { dustAt } from '../utxo/coin.ts';
import { simulateUtxo } from '../utxo/simulate.ts';

const whole = 100_000_000n;

export const btc = simulateUtxo({
  ...{ code: 'BTC', shown: 'BTC', unit: 'satoshi', chain: 'regtest', isSegwit: true, isNewer: true },
  alphabet: { ...TEST_NETWORK, bech32: 'bcrt' },
  ...{ subsidy: 50n * whole, firstCoins: 10_000n * whole, maturity: 100 },
  ...{ relayRate: 1n, replacementRate: 1n, dust: dustAt(3) },
});
