/** Owns all coins initially, and sends them to any address. */
import { Address, OutScript, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { pubECDSA, sha256 } from '@scure/btc-signer/utils.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Ledger } from './ledger.ts';
import type { Output } from './transaction.ts';

const alphabet = { ...TEST_NETWORK, bech32: 'bcrt' };
const codec = Address(alphabet);

/** Not secret, because its coins are worthless. */
const key = sha256(Buffer.from('the sandbox has all the coins'));
const own = p2wpkh(pubECDSA(key), alphabet);
export const ownScript = bytesToHex(own.script);

/** Split into enough outputs for many concurrent payments. */
export const firstCoins: readonly Output[] = Array.from({ length: 100 }, () => ({
  raw: 10_000n * 100_000_000n,
  script: ownScript,
}));

/** `undefined` for an invalid address. */
export const scriptOf = (address: string): Uint8Array | undefined => {
  try {
    return OutScript.encode(codec.decode(address));
  } catch {
    return undefined;
  }
};

const unitsPerSize = 2n;

/** A transaction from one of its outputs; undefined if none is large enough. */
export const give = (ledger: Ledger, outputs: readonly { script: Uint8Array; raw: bigint }[]): string | undefined => {
  const sum = outputs.reduce((total, { raw }) => total + raw, 0n);
  const fee = unitsPerSize * BigInt(150 + 40 * outputs.length);
  const piece = [...ledger.coins].find(
    ([place, { script, raw }]) => script === ownScript && ledger.isFree(place) && raw > sum + fee + 1_000n,
  );
  if (piece === undefined) return undefined;
  const [place, { raw }] = piece;
  const [txid = '', position] = place.split(':');
  const transaction = new Transaction();
  const witnessUtxo = { script: own.script, amount: raw };
  transaction.addInput({ txid, index: Number(position), sequence: 0xff_ff_ff_fd, witnessUtxo });
  for (const output of outputs) transaction.addOutput({ script: output.script, amount: output.raw });
  transaction.addOutput({ script: own.script, amount: raw - sum - fee });
  transaction.signIdx(key, 0);
  transaction.finalize();
  return transaction.hex;
};
