/** Dogecoin's test network: no witnesses, older nodes, a dust limit per output. */
import { simulateUtxo } from '../utxo/simulate.ts';

const whole = 100_000_000n;

export const dog = simulateUtxo({
  ...{ code: 'DOG', shown: 'DOGE', unit: 'koinu', chain: 'test', isSegwit: false, isNewer: false },
  alphabet: { bech32: '', pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 },
  ...{ subsidy: 10_000n * whole, firstCoins: 1_000_000n * whole, maturity: 240 },
  // The price that miners ask; nodes relay at a tenth of it.
  ...{ relayRate: 1_000n, replacementRate: 10n, dust: () => 1_000_000n },
});
