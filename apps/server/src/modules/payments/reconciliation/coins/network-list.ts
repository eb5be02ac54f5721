/**
 * What a network itself has of one asset, asked of its node: the transfers that deposits were credited from, the transactions that paid
 * withdrawals and their fees, and whatever else reached our addresses in the blocks read since the last report.
 */
import { money } from '@carmine/money';
import type { Sql } from '../../../../database/database.ts';
import { readNetwork, type AssetTransfer, type Block, type Coin } from '../../chains/index.ts';
import type { ClearingMove } from '../books-store.ts';
import {
  knownTransfers,
  ourAddresses,
  ourTransactions,
  readFeeTransactions,
  readSendsOf,
  readTransfersOf,
  type BookedTransfer,
} from './coin-books-store.ts';
import type { ListedKind, ListedLine } from '../movement.ts';

/** The node did not answer: nothing is compared. */
export class NotListed extends Error {}

interface Node {
  readonly block: (height: bigint) => Promise<Block | undefined>;
  readonly status: (
    txid: string,
  ) => Promise<{ readonly height: bigint; readonly succeeded: boolean; readonly feeRaw: bigint } | undefined>;
}

/** Each block is read once. */
const askNode = ({ network }: Coin): Node => {
  const blocks = new Map<bigint, Block | undefined>();
  return {
    block: async (height) => {
      if (blocks.has(height)) return blocks.get(height);
      const answer = await network.block(height);
      if (!answer.ok && answer.reason !== 'no_such_block') throw new NotListed(answer.reason);
      const block = answer.ok ? answer.block : undefined;
      blocks.set(height, block);
      return block;
    },
    status: async (txid) => {
      const answer = await network.transactionStatus(txid);
      if (!answer.ok) throw new NotListed(answer.reason);
      return answer.at === 'block' ? answer : undefined;
    },
  };
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

const lineOf = (
  { asset }: Coin,
  kind: ListedKind,
  of: { readonly line: string; readonly ourRef: string; readonly raw: bigint; readonly at: Date },
): ListedLine => ({
  ...{ kind, line: of.line, ourRef: of.ourRef, fee: undefined, state: 'done', at: of.at },
  amount: money(asset.currency, of.raw / asset.rawPerSubunit),
});

export type Refer = (move: ClearingMove) => string;

const isSame =
  ({ asset }: Coin, { txid, position, address }: BookedTransfer) =>
  (transfer: AssetTransfer): boolean =>
    transfer.asset === asset.code &&
    transfer.txid === txid &&
    transfer.position === position &&
    transfer.to === address;

const depositLines = async (
  sql: Sql,
  coin: Coin,
  node: Node,
  moves: readonly ClearingMove[],
  refer: Refer,
): Promise<ListedLine[]> => {
  const came = moves.filter(({ what }) => what === 'deposit');
  const reversed = new Map(moves.flatMap((move) => (move.what === 'back' ? [[move.paymentId, move]] : [])));
  const transfers = await readTransfersOf(
    sql,
    came.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const lines: ListedLine[] = [];
  for (const move of came) {
    const own = transfers.filter(({ depositId }) => depositId === move.paymentId);
    const found: bigint[] = [];
    for (const one of own) {
      const there = (await node.block(one.height))?.transfers.find(isSame(coin, one));
      if (there !== undefined) found.push(there.raw - one.remainderRaw);
    }
    const [first] = own;
    const line = first === undefined ? 'none' : `${first.txid}:${first.position}`;
    const back = reversed.get(move.paymentId);
    const raw = found.length > 0 ? sum(found) : move.amount * coin.asset.rawPerSubunit;
    // Reversed by us because a reorg dropped it: the network has neither.
    if (found.length > 0 || back !== undefined)
      lines.push(lineOf(coin, 'deposit', { line, ourRef: refer(move), raw, at: move.at }));
    if (found.length === 0 && back !== undefined)
      lines.push(lineOf(coin, 'refund', { line, ourRef: refer(back), raw, at: back.at }));
  }
  return lines;
};

const payoutLines = async (
  sql: Sql,
  coin: Coin,
  node: Node,
  moves: readonly ClearingMove[],
  refer: Refer,
): Promise<ListedLine[]> => {
  const paid = moves.filter(({ what }) => what === 'payout');
  const sends = await readSendsOf(
    sql,
    paid.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const lines: ListedLine[] = [];
  for (const move of paid) {
    const send = sends.find(({ cashOutId }) => cashOutId === move.paymentId);
    const status = send === undefined ? undefined : await node.status(send.txid);
    if (send === undefined || status?.succeeded !== true) continue;
    const moved = ((await node.block(status.height))?.transfers ?? []).filter(
      ({ asset, txid, to }) => asset === coin.asset.code && txid === send.txid && to === send.toAddress,
    );
    const raw = sum(moved.map((one) => one.raw));
    if (raw > 0n) lines.push(lineOf(coin, 'payout', { line: send.txid, ourRef: refer(move), raw, at: move.at }));
  }
  return lines;
};

const feeLines = async (sql: Sql, coin: Coin, node: Node, moves: readonly ClearingMove[]): Promise<ListedLine[]> => {
  const fees = moves.filter(({ what }) => what === 'fee');
  const known = await readFeeTransactions(
    sql,
    fees.flatMap(({ reference }) => reference ?? []),
  );
  const { rawPerSubunit } = coin.asset;
  const lines: ListedLine[] = [];
  for (const { reference, amount, at } of fees) {
    const txid = reference === null ? undefined : known.get(reference);
    const status = txid === undefined ? undefined : await node.status(txid);
    if (reference === null || txid === undefined || status === undefined) continue;
    // A node of a UTXO network may not name the fee: what counts there are the outputs, which are compared as a sum.
    const isUnnamed = coin.network.kind === 'utxo' && status.feeRaw === 0n;
    const raw = (isUnnamed ? -amount : (status.feeRaw + rawPerSubunit - 1n) / rawPerSubunit) * rawPerSubunit;
    lines.push(lineOf(coin, 'network-fee', { line: txid, ourRef: reference, raw, at }));
  }
  return lines;
};

/** What is in these blocks and not in our books. */
const strangeLines = async (
  sql: Sql,
  coin: Coin,
  node: Node,
  { after, to, at }: { readonly after: bigint; readonly to: bigint; readonly at: Date },
): Promise<ListedLine[]> => {
  const { network, asset } = coin;
  const house = (await readNetwork(sql, network.code))?.houseAddress;
  const lines: ListedLine[] = [];
  for (let height = after + 1n; height <= to; height += 1n) {
    const transfers = ((await node.block(height))?.transfers ?? []).filter((one) => one.asset === asset.code);
    if (transfers.length === 0) continue;
    const ours = await ourAddresses(
      sql,
      network.code,
      transfers.map((one) => one.to),
    );
    const known = await knownTransfers(sql, network.code, transfers);
    const own = await ourTransactions(
      sql,
      network.code,
      transfers.map(({ txid }) => txid),
    );
    for (const { txid, position, from, to: receiver, raw } of transfers) {
      const line = `${txid}:${position}`;
      if (own.has(txid) || known.has(line)) continue;
      const kind = ours.has(receiver) ? 'deposit' : from !== undefined && from === house ? 'payout' : undefined;
      if (kind !== undefined) lines.push(lineOf(coin, kind, { line, ourRef: line, raw, at }));
    }
  }
  return lines;
};

/** Throws `NotListed` if the node does not answer. `scan`: blocks in which anything unknown is looked for. */
export const listNetwork = async (
  sql: Sql,
  coin: Coin,
  moves: readonly ClearingMove[],
  refer: Refer,
  scan: { readonly after: bigint; readonly to: bigint; readonly at: Date },
): Promise<ListedLine[]> => {
  const node = askNode(coin);
  return [
    ...(await depositLines(sql, coin, node, moves, refer)),
    ...(await payoutLines(sql, coin, node, moves, refer)),
    ...(await feeLines(sql, coin, node, moves)),
    ...(await strangeLines(sql, coin, node, scan)),
  ];
};
