/** Transactions of Bitcoin as the node reads them, and whether what they spend is theirs to spend. */
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

/** As people write hashes: the bytes from behind. */
export const shown = (hash: Uint8Array): string => bytesToHex(Uint8Array.from(hash).reverse());

/** As the library tells them. */
interface Decoded {
  readonly inputs: readonly { readonly txid: Uint8Array; readonly index: number; readonly sequence: number }[];
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[];
}

/** `undefined`: these bytes are no transaction. */
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

/** A version-0 program of twenty bytes: one key of that hash. */
const keyHashOf = (script: string): Uint8Array | undefined =>
  /^0014[0-9a-f]{40}$/.test(script) ? hexToBytes(script.slice(4)) : undefined;

/** Everything of the transaction is signed. */
const allSigned = 1;

const isSigned = (transaction: Transaction, place: number, { raw, script }: Output, witness: Uint8Array[]): boolean => {
  const [signature, key] = witness;
  const program = keyHashOf(script);
  if (program === undefined || signature === undefined || key?.length !== 33 || witness.length !== 2) return false;
  if (!equalBytes(hash160(key), program) || signature.at(-1) !== allSigned) return false;
  const digest = transaction.preimageWitnessV0(place, p2pkh(key).script, allSigned, raw);
  return secp256k1.verify(signature.subarray(0, -1), digest, key, { prehash: false, format: 'der' });
};

/** Whether each input is signed by the key of what it spends (BIP-143). Nothing but single keys is spent on this chain. */
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
