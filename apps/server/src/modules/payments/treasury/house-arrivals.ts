/**
 * Coins that come to the house's own addresses from outside: top-ups that operators announced, or coins that nobody did. Sweeps, change
 * and fuel only move between our own addresses. None of them is ever a player's.
 */
import type { Sql } from '../../../database/database.ts';
import {
  type AssetTransfer,
  type Block,
  fuelAddress,
  lockNetwork,
  type Network,
  type NetworkRow,
  readNetwork,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import {
  arrivalsOfBlock,
  countUnexplained,
  dropSeen,
  ownAddresses,
  ownTransactions,
  putArrival,
  ripeArrivals,
} from './arrival-store.ts';

/** Without those from one of our addresses, and without change of our own payments. */
const fromOutside = async (
  { db }: Pick<CoinDeps, 'db'>,
  network: Network,
  house: readonly string[],
  transfers: readonly AssetTransfer[],
): Promise<AssetTransfer[]> => {
  if (network.kind === 'utxo') {
    const own = await ownTransactions(db, network.code, [...new Set(transfers.map(({ txid }) => txid))]);
    return transfers.filter(({ txid }) => !own.has(txid));
  }
  const own = await ownAddresses(db, network.code, [...new Set(transfers.flatMap(({ from }) => from ?? []))]);
  return transfers.filter(({ from }) => from === undefined || !(own.has(from) || house.includes(from)));
};

/** `undefined`: incomplete answer from the network, read the block again. */
export const houseArrivalsOf = async (
  deps: Pick<CoinDeps, 'db'>,
  network: Network,
  known: NetworkRow,
  block: Block,
): Promise<AssetTransfer[] | undefined> => {
  const house = [known.houseAddress, ...(network.kind === 'account' ? [fuelAddress(network, known)] : [])];
  const came = block.transfers.filter(({ to }) => house.includes(to));
  if (came.length === 0) return [];
  const outside = await fromOutside(deps, network, house, came);
  const moved = new Set<string>();
  for (const txid of new Set(outside.map((one) => one.txid))) {
    const status = await network.transactionStatus(txid);
    if (!status.ok || status.at !== 'block' || status.hash !== block.hash) return undefined;
    // A mined transaction may have failed and moved nothing.
    if (status.succeeded) moved.add(txid);
  }
  return outside.filter(({ txid }) => moved.has(txid));
};

/** Call in the transaction that stores the block. */
export const putArrivals = async (
  sql: Sql,
  chain: string,
  arrivals: readonly AssetTransfer[],
  block: Block,
): Promise<void> => {
  for (const transfer of arrivals) await putArrival(sql, chain, transfer, block);
};

/** Call in the transaction that drops the block, after it was dropped. */
export const undoArrivals = async (
  { wallet }: Pick<CoinDeps, 'wallet'>,
  sql: Sql,
  chain: string,
  block: { readonly height: bigint; readonly hash: string },
): Promise<void> => {
  await dropSeen(sql, chain, block);
  for (const id of await arrivalsOfBlock(sql, chain, block)) await wallet.reverseArrival(sql, id);
};

/** Books what is deep enough, and counts what nobody has explained. */
export const bookArrivals = async (deps: CoinDeps, network: Network): Promise<void> => {
  const known = await readNetwork(deps.db, network.code);
  if (known === undefined) return;
  const depth = known.height - BigInt(network.confirmations) + 1n;
  for (const id of await ripeArrivals(deps.db, network.code, depth)) {
    const as = await deps.db.transaction(async (sql) => {
      // Prevents a concurrent reorg from undoing the block.
      await lockNetwork(sql, network.code);
      return deps.wallet.bookArrival(sql, id);
    });
    if (as !== undefined) deps.log.warn({ chain: network.code, arrivalId: id.toString(), as }, 'coins at the house');
  }
  for (const { code } of network.assets)
    deps.alarm(`treasury_unexplained_${code}`, await countUnexplained(deps.db, code));
};
