/** The transactions whose outputs are spent, found by their own hash. */
import { RawTx } from '@scure/btc-signer';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';

export interface Previous {
  bytesOf(txid: string): Uint8Array | undefined;
  worthOf(place: { readonly txid: string; readonly position: number }): bigint | undefined;
}

const read = (hex: string) => {
  try {
    const bytes = hexToBytes(hex);
    const decoded = RawTx.decode(bytes);
    const bare = RawTx.encode({ ...decoded, segwitFlag: undefined, witnesses: undefined });
    const txid = bytesToHex(sha256x2(bare).reverse());
    return { txid, bytes, amounts: decoded.outputs.map(({ amount }) => amount) };
  } catch {
    return undefined;
  }
};

export const previousOutputs = (hexes: readonly string[]): Previous => {
  const known = new Map(hexes.flatMap((hex) => read(hex) ?? []).map((one) => [one.txid, one]));
  return {
    bytesOf: (txid) => known.get(txid)?.bytes,
    worthOf: ({ txid, position }) => known.get(txid)?.amounts[position],
  };
};
