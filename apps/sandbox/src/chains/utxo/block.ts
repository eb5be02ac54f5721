/** Real blocks of the regression network: a header whose hash meets the target, and the merkle root. */
import { RawTx, Script, ScriptNum } from '@scure/btc-signer';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readTransaction, shown, type Output, type ReadTransaction } from './transaction.ts';

export interface Block {
  readonly height: number;
  readonly hash: string;
  readonly previous: string;
  /** Unix seconds. */
  readonly time: number;
  /** The coinbase comes first. */
  readonly transactions: readonly ReadTransaction[];
}

/** The minimum difficulty: every second try succeeds. */
const easiest = 0x20_7f_ff_ff;
const noHash = '0'.repeat(64);
const nobodys = { txid: new Uint8Array(32), index: 0xff_ff_ff_ff, sequence: 0xff_ff_ff_ff };

const inward = (hash: string): Buffer => Buffer.from(hash, 'hex').reverse();

/** Pairs of hashes; the last of an odd row is duplicated. */
const joined = (row: readonly Uint8Array[]): Uint8Array[] =>
  row.flatMap((left, place) => (place % 2 === 1 ? [] : [sha256x2(Buffer.concat([left, row[place + 1] ?? left]))]));

const rootOf = (txids: readonly string[]): Uint8Array => {
  let row: Uint8Array[] = txids.map(inward);
  while (row.length > 1) row = joined(row);
  return row[0] ?? new Uint8Array(32);
};

/** `mark` makes two blocks of one height differ. */
const coinbase = (height: number, mark: Uint8Array, outputs: readonly Output[]): ReadTransaction => {
  const script = Script.encode([ScriptNum().encode(BigInt(height)), mark]);
  const bytes = RawTx.encode({
    ...{ version: 2, segwitFlag: undefined, witnesses: undefined, lockTime: 0 },
    inputs: [{ ...nobodys, finalScriptSig: script }],
    outputs: outputs.map((one) => ({ amount: one.raw, script: Buffer.from(one.script, 'hex') })),
  });
  const read = readTransaction(bytesToHex(bytes));
  if (read === undefined) throw new Error('Not a transaction');
  return read;
};

const headerOf = (previous: string, root: Uint8Array, time: number): Buffer => {
  const header = Buffer.alloc(80);
  header.writeInt32LE(0x20_00_00_00, 0);
  inward(previous).copy(header, 4);
  header.set(root, 36);
  header.writeUInt32LE(time, 68);
  header.writeUInt32LE(easiest, 72);
  return header;
};

const hashOf = (header: Buffer): string => {
  for (let nonce = 0; ; nonce += 1) {
    header.writeUInt32LE(nonce, 76);
    const hash = shown(sha256x2(header));
    if (hash < `7${'f'.repeat(5)}${'0'.repeat(58)}`) return hash;
  }
};

export const makeBlock = (
  before: Pick<Block, 'height' | 'hash'> | undefined,
  parts: { time: number; mark: Uint8Array; reward: readonly Output[]; transactions: readonly ReadTransaction[] },
): Block => {
  const height = before === undefined ? 0 : before.height + 1;
  const previous = before?.hash ?? noHash;
  const transactions = [coinbase(height, parts.mark, parts.reward), ...parts.transactions];
  const root = rootOf(transactions.map(({ txid }) => txid));
  return { height, hash: hashOf(headerOf(previous, root, parts.time)), previous, time: parts.time, transactions };
};
