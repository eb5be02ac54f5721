/** Dogecoin: outputs of BIP-44 addresses, without witnesses. Its code is DOG, it is shown as DOGE. */
import { TEST_NETWORK } from '@scure/btc-signer';
import { signUtxo } from '../utxo/payments.ts';

/** There are no witness addresses: no text begins with this. */
const bech32 = '';

export const dog = signUtxo(
  {
    ...{ code: 'DOG', accountPath: "m/44'/3'/0'", isSegwit: false, simulatedAs: 'test' },
    alphabets: {
      main: { bech32, pubKeyHash: 0x1e, scriptHash: 0x16, wif: 0x9e },
      test: { bech32, pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 },
      regtest: { ...TEST_NETWORK, bech32 },
    },
    // The supply has no limit; this is below what a node reports exactly.
    ...{ mostUnits: 9_000_000_000_000_000n, mostInputs: 20, leastChange: 1_000_000n },
  },
  { perTransaction: '30000', perDay: '600000', fee: '20' },
);
