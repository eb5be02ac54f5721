/** Bitcoin: outputs of BIP-84 addresses. */
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer';
import { signUtxo } from '../utxo/payments.ts';

export const btc = signUtxo(
  {
    ...{ code: 'BTC', accountPath: "m/84'/0'/0'", isSegwit: true, simulatedAs: 'regtest' },
    alphabets: {
      ...{ main: NETWORK, test: TEST_NETWORK, testnet4: TEST_NETWORK, signet: TEST_NETWORK },
      regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
    },
    ...{ mostUnits: 2_100_000_000_000_000n, mostInputs: 100, leastChange: 294n },
  },
  { perTransaction: '0.05', perDay: '1', fee: '0.0005' },
);
