/** Parses Bitcoin transactions and verifies their signatures. */
import { p2pkh, RawTx, Transaction } from '@scure/btc-signer';
import { equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export interface Output {
  readonly raw: bigint;
  /** Hexadecimal. */
  readonly script: string;
}

export interface Input {
  readonly txid: string;
  readonly position: number;
  readonly sequence: number;
}

export interface ReadTransaction {
  readonly txid: string;
  readonly hex: string;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly vsize: number;
}

/** Byte-reversed, as hashes are displayed. */
export const shown = (hash: Uint8Array): string => bytesToHex(Uint8Array.from(hash).reverse());

/** Fields as decoded by the library. */
interface Decoded {
  readonly inputs: readonly { readonly txid: Uint8Array; readonly index: number; readonly sequence: number }[];
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[];
}

/** `undefined` for an invalid transaction. */
export const readTransaction = (hex: string): ReadTransaction | undefined => {
  try {
    const bytes = hexToBytes(hex);
    const decoded = RawTx.decode(bytes);
    const bare = RawTx.encode({ ...decoded, segwitFlag: undefined, witnesses: undefined });
    const { inputs, outputs }: Decoded = decoded;
    return {
      ...{ txid: shown(sha256x2(bare)), hex },
      inputs: inputs.map(({ txid, index: position, sequence }) => ({ txid: bytesToHex(txid), position, sequence })),
      outputs: outputs.map(({ amount: raw, script }) => ({ raw, script: bytesToHex(script) })),
      vsize: Math.ceil((3 * bare.length + bytes.length) / 4),
    };
  } catch {
    return undefined;
  }
};

/** Hash of a version-0 witness program of twenty bytes: a single key. */
const keyHashOf = (script: string): Uint8Array | undefined =>
  /^0014[0-9a-f]{40}$/.test(script) ? hexToBytes(script.slice(4)) : undefined;

/** SIGHASH_ALL. */
const allSigned = 1;

const isSigned = (transaction: Transaction, place: number, { raw, script }: Output, witness: Uint8Array[]): boolean => {
  const [signature, key] = witness;
  const program = keyHashOf(script);
  if (program === undefined || signature === undefined || key?.length !== 33 || witness.length !== 2) return false;
  if (!equalBytes(hash160(key), program) || signature.at(-1) !== allSigned) return false;
  const digest = transaction.preimageWitnessV0(place, p2pkh(key).script, allSigned, raw);
  return secp256k1.verify(signature.subarray(0, -1), digest, key, { prehash: false, format: 'der' });
};

/** Whether each input is signed by the key of the output it spends (BIP-143). Only single-key outputs are spent on this chain. */
export const spendsItsOwn = ({ hex }: ReadTransaction, spent: readonly Output[]): boolean => {
  try {
    const bytes = hexToBytes(hex);
    const { witnesses } = RawTx.decode(bytes);
    const transaction = Transaction.fromRaw(bytes, { allowUnknownOutputs: true });
    return spent.every((output, place) => isSigned(transaction, place, output, witnesses?.[place] ?? []));
  } catch {
    return false;
  }
};
