/** Reads a network block by block, steps back on reorgs, and credits confirmed transfers. */
import type { Sql } from '../../../database/database.ts';
import { findAddresses, markUsed, type DepositAddress } from './address-store.ts';
import {
  addBlock,
  type AssetTransfer,
  type Block,
  countUnlisted,
  fuelAddress,
  lockNetwork,
  type Network,
  type NetworkRow,
  putAsset,
  putOutput,
  putUnlisted,
  readNetwork,
  type UnlistedTransfer,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { bookArrivals, houseArrivalsOf, putArrivals } from '../treasury/index.ts';
import { collectCoins, creditRipe } from './credit-coins.ts';
import { handleReorg } from './handle-reorg.ts';
import { prepareNetwork } from './prepare-network.ts';
import { countReversed, putTransfer, waitingDeposits } from './transfer-store.ts';

/** Limits the blocks per run, so that catching up after an outage does not block everything else. */
const mostSteps = 200;

interface Arrival {
  readonly transfer: AssetTransfer;
  readonly address: DepositAddress;
}

/** Transfers to our players. `undefined`: incomplete answer from the network, read the block again. */
const arrivalsOf = async (
  deps: CoinDeps,
  network: Network,
  known: NetworkRow,
  block: Block,
): Promise<Arrival[] | undefined> => {
  const ours = await findAddresses(deps.db, network.code, [...new Set(block.transfers.map(({ to }) => to))]);
  const byAddress = new Map(ours.map((one) => [one.address, one]));
  const fuel = network.kind === 'account' && ours.length > 0 ? fuelAddress(network, known) : undefined;
  const arrivals = block.transfers.flatMap((transfer) => {
    const address = byAddress.get(transfer.to);
    // The house's own top-ups are not deposits.
    return address === undefined || (fuel !== undefined && transfer.from === fuel) ? [] : [{ transfer, address }];
  });
  const moved = new Set<string>();
  const senders = new Map<string, string | undefined>();
  // Asked once per transaction, because a sender chooses how many of its outputs pay us.
  for (const txid of new Set(arrivals.map(({ transfer }) => transfer.txid))) {
    const status = await network.transactionStatus(txid);
    if (!status.ok || status.at !== 'block' || status.hash !== block.hash) return undefined;
    // A mined transaction may have failed and moved nothing.
    if (status.succeeded) moved.add(txid);
    if (
      network.kind === 'account' ||
      arrivals.some(({ transfer }) => transfer.txid === txid && transfer.from !== undefined)
    )
      continue;
    const sender = await network.senderOf(txid);
    if (!sender.ok) return undefined;
    senders.set(txid, sender.from);
  }
  return arrivals
    .filter(({ transfer }) => moved.has(transfer.txid))
    .map(({ transfer, address }) => {
      const from = senders.get(transfer.txid);
      return { address, transfer: from === undefined ? transfer : { ...transfer, from } };
    });
};

/** Tokens that nobody has listed, at players' addresses. Nothing is booked, so that nothing has to be known about their contracts. */
const unlistedAtOurs = async (
  { db }: Pick<CoinDeps, 'db'>,
  network: Network,
  { unlisted = [] }: Block,
): Promise<UnlistedTransfer[]> => {
  if (unlisted.length === 0) return [];
  const ours = await findAddresses(db, network.code, [...new Set(unlisted.map(({ to }) => to))]);
  const addresses = new Set(ours.map(({ address }) => address));
  return unlisted.filter(({ to }) => addresses.has(to));
};

/** On UTXO networks: records outputs that payments may spend later, at players' and the house's addresses. */
const putOutputs = async (sql: Sql, known: NetworkRow, block: Block, ours: readonly Arrival[]): Promise<void> => {
  for (const { transfer, address } of ours)
    await putOutput(sql, known.code, { ...transfer, addressId: address.id }, block);
  for (const transfer of block.transfers)
    if (transfer.to === known.houseAddress)
      await putOutput(sql, known.code, { ...transfer, addressId: undefined }, block);
};

type Step = 'forward' | 'back' | 'wait';

/** Stores a block's transfers and the read position in one transaction. */
const takeBlock = async (deps: CoinDeps, network: Network, known: NetworkRow, block: Block): Promise<Step> => {
  const arrivals = await arrivalsOf(deps, network, known, block);
  const toHouse = await houseArrivalsOf(deps, network, known, block);
  if (arrivals === undefined || toHouse === undefined) return 'wait';
  const unlisted = await unlistedAtOurs(deps, network, block);
  const taken = await deps.db.transaction(async (sql) => {
    const now = await lockNetwork(sql, network.code);
    if (now.height !== known.height || now.blockHash !== known.blockHash) return false;
    await addBlock(sql, network.code, block);
    for (const { transfer, address } of arrivals) {
      await putTransfer(sql, network.code, address.id, transfer, block);
      await markUsed(sql, address.id);
    }
    if (network.kind === 'utxo') await putOutputs(sql, now, block, arrivals);
    await putArrivals(sql, network.code, toHouse, block);
    for (const transfer of unlisted) await putUnlisted(sql, network.code, transfer, block);
    return true;
  });
  if (!taken) return 'wait';
  for (const { contract, txid, to } of unlisted)
    deps.log.warn(
      { chain: network.code, contract, txid, address: to },
      'a token that is not listed at a deposit address',
    );
  for (const { address } of arrivals) {
    const id = deps.ids.encode('dep', address.paymentId);
    const data = { id, direction: 'deposit' as const, status: 'pending' };
    deps.live.push({ audience: { playerId: address.playerId }, topic: 'payment', data });
  }
  return 'forward';
};

type Head = Pick<Block, 'height' | 'hash'>;

/** Undoes nothing if the node is behind what was read: a real reorg soon becomes longer. */
const stepOn = async (deps: CoinDeps, network: Network, known: NetworkRow, head: Head): Promise<Step> => {
  if (head.height < known.height || head.hash === known.blockHash) return 'wait';
  if (head.height === known.height) {
    const same = await network.block(known.height);
    return same.ok && same.block.hash !== known.blockHash ? 'back' : 'wait';
  }
  const next = await network.block(known.height + 1n);
  if (!next.ok) return 'wait';
  if (next.block.parentHash !== known.blockHash) return 'back';
  return takeBlock(deps, network, known, next.block);
};

/** Returns true if the position changed. */
const read = async (deps: CoinDeps, network: Network, start: NetworkRow, head: Head): Promise<boolean> => {
  let known = start;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const step = await stepOn(deps, network, known, head);
    if (step === 'wait') break;
    if (step === 'back' && !(await handleReorg(deps, network, known))) break;
    const now = await readNetwork(deps.db, network.code);
    if (now === undefined) break;
    known = now;
  }
  return known.blockHash !== start.blockHash;
};

const assetCodes = ({ assets }: Network): string[] => assets.map(({ code }) => code);

const pushProgress = async (deps: CoinDeps, network: Network): Promise<void> => {
  for (const { id, playerId } of await waitingDeposits(deps.db, network.code)) {
    const data = { id: deps.ids.encode('dep', id), direction: 'deposit' as const, status: 'pending' };
    deps.live.push({ audience: { playerId }, topic: 'payment', data });
  }
};

/** One run; called about every second. Unanswered questions are asked again in the next run. */
export const watchNetwork = async (deps: CoinDeps, network: Network): Promise<void> => {
  const known = (await readNetwork(deps.db, network.code)) ?? (await prepareNetwork(deps, network));
  const head = await network.head();
  deps.alarm(`chain_unreachable_${network.code}`, head.ok && known !== undefined ? 0 : 1);
  if (known === undefined || !head.ok) return;
  for (const asset of network.assets) {
    const fee = await network.fee(asset);
    await putAsset(deps.db, asset, fee.ok ? fee.raw : undefined);
  }
  deps.alarm(`chain_behind_${network.code}`, head.height < known.height ? 1 : 0);
  const moved = await read(deps, network, known, head);
  await collectCoins(deps, network);
  await creditRipe(deps, network);
  await bookArrivals(deps, network);
  if (moved) await pushProgress(deps, network);
  deps.alarm(`chain_reversed_${network.code}`, await countReversed(deps.db, assetCodes(network)));
  deps.alarm(`unlisted_tokens_${network.code}`, await countUnlisted(deps.db, network.code));
};
