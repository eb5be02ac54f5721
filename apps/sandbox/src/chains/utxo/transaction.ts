/** Parses transactions of UTXO networks and verifies their signatures. */
import { p2pkh, RawTx, Script, Transaction } from '@scure/btc-signer';
import { equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SimulatedCoin } from './coin.ts';

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

/** SIGHASH_ALL. */
const allSigned = 1;

/** Whether these are a signature of the digest, and the key whose hash the output names. */
const isBy = (
  parts: readonly (Uint8Array | undefined)[],
  keyHash: Uint8Array,
  digestOf: (key: Uint8Array) => Uint8Array,
) => {
  const [signature, key] = parts;
  if (parts.length !== 2 || signature === undefined || key?.length !== 33) return false;
  if (!equalBytes(hash160(key), keyHash) || signature.at(-1) !== allSigned) return false;
  return secp256k1.verify(signature.subarray(0, -1), digestOf(key), key, { prehash: false, format: 'der' });
};

/** A version-0 witness program of twenty bytes (BIP-143): the digest covers the value of what is spent. */
const isWitnessSigned = (bytes: Uint8Array, place: number, { raw, script }: Output): boolean => {
  if (!/^0014[0-9a-f]{40}$/.test(script)) return false;
  const transaction = Transaction.fromRaw(bytes, { allowUnknownOutputs: true });
  return isBy(RawTx.decode(bytes).witnesses?.[place] ?? [], hexToBytes(script.slice(4)), (key) =>
    transaction.preimageWitnessV0(place, p2pkh(key).script, allSigned, raw),
  );
};

const pushes = (script: Uint8Array): Uint8Array[] =>
  Script.decode(script).flatMap((one) => (one instanceof Uint8Array ? [one] : []));

/** The digest before witnesses: the transaction with only this input's script, which is that of the spent output. */
const legacyDigest = (bytes: Uint8Array, place: number, script: Uint8Array): Uint8Array => {
  const decoded = RawTx.decode(bytes);
  const bare = RawTx.encode({
    ...{ ...decoded, segwitFlag: undefined, witnesses: undefined },
    inputs: decoded.inputs.map((input, at) => ({
      ...input,
      finalScriptSig: at === place ? script : new Uint8Array(0),
    })),
  });
  return sha256x2(Buffer.concat([bare, Buffer.from([allSigned, 0, 0, 0])]));
};

/** The hash of a key, whose signature is in the input's script. */
const isLegacySigned = (bytes: Uint8Array, place: number, { script }: Output): boolean => {
  if (!/^76a914[0-9a-f]{40}88ac$/.test(script)) return false;
  const { inputs }: { readonly inputs: readonly { readonly finalScriptSig: Uint8Array }[] } = RawTx.decode(bytes);
  const own = inputs[place]?.finalScriptSig ?? new Uint8Array(0);
  return isBy(pushes(own), hexToBytes(script.slice(6, -4)), () => legacyDigest(bytes, place, hexToBytes(script)));
};

/** Whether each input is signed by the key of the output it spends. Only single-key outputs of one type are spent on a chain. */
export const spendsItsOwn = (
  { isSegwit }: Pick<SimulatedCoin, 'isSegwit'>,
  { hex }: ReadTransaction,
  spent: readonly Output[],
): boolean => {
  try {
    const bytes = hexToBytes(hex);
    const isSigned = isSegwit ? isWitnessSigned : isLegacySigned;
    if (!isSegwit && RawTx.decode(bytes).segwitFlag === true) return false;
    return spent.every((output, place) => isSigned(bytes, place, output));
  } catch {
    return false;
  }
};
