/** Owns all coins initially, and sends them to any address. */
import { Address, OutScript, p2pkh, p2wpkh, Transaction } from '@scure/btc-signer';
import { pubECDSA, sha256 } from '@scure/btc-signer/utils.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SimulatedCoin } from './coin.ts';
import type { Ledger } from './ledger.ts';
import type { Output } from './transaction.ts';

/** Not secret, because its coins are worthless. */
const key = sha256(Buffer.from('the sandbox has all the coins'));
/** Split into enough outputs for many concurrent payments. */
const pieces = 100;
const replaceable = 0xff_ff_ff_fd;

export const createFaucet = ({ alphabet, isSegwit, relayRate, firstCoins, dust }: SimulatedCoin) => {
  const codec = Address(alphabet);
  const own = isSegwit ? p2wpkh(pubECDSA(key), alphabet) : p2pkh(pubECDSA(key), alphabet);
  const ownScript = bytesToHex(own.script);

  /** What signs a spent output: its own value, or the transaction that has it. */
  const spentOf = (ledger: Ledger, txid: string, raw: bigint) =>
    isSegwit
      ? { witnessUtxo: { script: own.script, amount: raw } }
      : { nonWitnessUtxo: hexToBytes(ledger.hexOf(txid) ?? '') };

  return {
    ownScript,
    firstCoins: Array.from({ length: pieces }, (): Output => ({ raw: firstCoins, script: ownScript })),
    /** `undefined` for an invalid address. */
    scriptOf: (address: string): Uint8Array | undefined => {
      try {
        const decoded = codec.decode(address);
        return isSegwit || ['pkh', 'sh'].includes(decoded.type) ? OutScript.encode(decoded) : undefined;
      } catch {
        return undefined;
      }
    },
    /** A transaction from one of its outputs; undefined if none is large enough. */
    give: (ledger: Ledger, outputs: readonly { script: Uint8Array; raw: bigint }[]): string | undefined => {
      const sum = outputs.reduce((total, { raw }) => total + raw, 0n);
      const fee = 2n * relayRate * BigInt((isSegwit ? 150 : 240) + 40 * outputs.length);
      const least = sum + fee + 1_000n + dust({ bytes: own.script.length, isWitness: isSegwit });
      const piece = [...ledger.coins].find(
        ([place, { script, raw }]) => script === ownScript && ledger.isFree(place) && raw > least,
      );
      if (piece === undefined) return undefined;
      const [place, { raw }] = piece;
      const [txid = '', position] = place.split(':');
      const transaction = new Transaction();
      transaction.addInput({ txid, index: Number(position), sequence: replaceable, ...spentOf(ledger, txid, raw) });
      for (const output of outputs) transaction.addOutput({ script: output.script, amount: output.raw });
      transaction.addOutput({ script: own.script, amount: raw - sum - fee });
      transaction.signIdx(key, 0);
      transaction.finalize();
      return transaction.hex;
    },
  };
};
