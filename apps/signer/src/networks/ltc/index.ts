/** Litecoin: outputs of BIP-84 addresses. */
import { TEST_NETWORK } from '@scure/btc-signer';
import { signUtxo } from '../utxo/payments.ts';

/** Not the old prefix of script hashes, `3…`: it is another coin's too. */
const test = { ...TEST_NETWORK, bech32: 'tltc', scriptHash: 0x3a };

export const ltc = signUtxo(
  {
    ...{ code: 'LTC', accountPath: "m/84'/2'/0'", isSegwit: true, simulatedAs: 'regtest' },
    alphabets: {
      main: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
      ...{ test, regtest: { ...test, bech32: 'rltc' } },
    },
    ...{ mostUnits: 8_400_000_000_000_000n, mostInputs: 100, leastChange: 2_940n },
  },
  { perTransaction: '50', perDay: '1000', fee: '0.05' },
);
