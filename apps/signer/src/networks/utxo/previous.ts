/** The transactions whose outputs are spent, found by their own hash. */
import { RawTx } from '@scure/btc-signer';
import { sha256x2 } from '@scure/btc-signer/utils.js';

export interface Previous {
  bytesOf(txid: string): Uint8Array | undefined;
  worthOf(place: { readonly txid: string; readonly position: number }): bigint | undefined;
}

interface Decoded {
  readonly outputs: readonly { readonly amount: bigint }[];
}

const read = (hex: string) => {
  try {
    const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
    const decoded = RawTx.decode(bytes);
    const bare = RawTx.encode({ ...decoded, segwitFlag: undefined, witnesses: undefined });
    const txid = Buffer.from(sha256x2(bare)).reverse().toString('hex');
    const { outputs }: Decoded = decoded;
    return { txid, bytes, amounts: outputs.map(({ amount }) => amount) };
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
