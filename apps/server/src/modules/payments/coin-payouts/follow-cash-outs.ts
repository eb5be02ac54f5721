/** Tracks submitted withdrawals until they are confirmed, and rebroadcasts lost ones. */
import { type CashOut, lockCashOut, transitionCashOut, logAndPushCashOut } from '../cash-outs/index.ts';
import type { JsonObject } from '../../../platform/json.ts';
import { findCopy, type InBlock, type Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { readAttempts } from './fee-bump-store.ts';
import { countDropped, noteHeight, readOnNetwork, recentlyPaid, type Send, wasPaid } from './send-store.ts';

interface Mined {
  readonly copy: { readonly txid: string; readonly draft: JsonObject };
  readonly inBlock: InBlock;
}

/** On UTXO networks the signed draft fixes the fee; on account networks the node reports it, never more than was offered. */
const feeOf = (network: Network, { copy, inBlock }: Mined): bigint => {
  const offered = network.mostCost(copy.draft);
  return network.kind === 'utxo' || inBlock.feeRaw > offered ? offered : inBlock.feeRaw;
};

/** Final result from the network, booked in one transaction. */
const end = async (deps: CoinDeps, network: Network, id: CashOut['id'], mined: Mined): Promise<void> => {
  // The fee is always in the network's own coin, whichever asset it carries.
  const [own] = network.assets;
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'submitted') return undefined;
    await deps.wallet.bookNetworkFee(sql, {
      ...{ reference: `send:${id}`, chain: network.code, currency: own.currency },
      amount: (feeOf(network, mined) + own.rawPerSubunit - 1n) / own.rawPerSubunit,
    });
    const amount = cashOut.amount - cashOut.fee;
    const settle = { leg: 1, provider: cashOut.method, partyKind: 'chain', amount, fee: cashOut.fee } as const;
    if (!mined.inBlock.succeeded) {
      // Booked as paid before its block was dropped: a person decides.
      if (await wasPaid(sql, id)) return undefined;
      // A token asks no receiver: its contract moved nothing.
      const reason = cashOut.method === own.code ? 'refused_by_address' : 'asset_refuses';
      const failed = await transitionCashOut(deps, sql, cashOut, { to: 'failed', reason });
      await deps.wallet.returnCashOut(sql, { paymentId: id });
      return failed;
    }
    const { repeated } = await deps.wallet.settleCashOut(sql, { ...settle, paymentId: id });
    return transitionCashOut(deps, sql, cashOut, { to: 'paid', isRepeated: repeated });
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
};

const followOne = async (deps: CoinDeps, network: Network, cashOut: CashOut, headHeight: bigint): Promise<void> => {
  const attempts = await readAttempts(deps.db, cashOut.id);
  const [newest] = attempts;
  const found = await findCopy(network, attempts);
  if (newest === undefined || found === undefined) return;
  const { mined } = found;
  const changed = await noteHeight(
    deps.db,
    cashOut.id,
    mined && { height: mined.inBlock.height, txid: mined.copy.txid },
  );
  if (found.lost) await network.broadcast(newest.rawTransaction);
  if (mined === undefined) return;
  const confirmations = headHeight - mined.inBlock.height + 1n;
  if (confirmations >= BigInt(network.confirmations)) await end(deps, network, cashOut.id, mined);
  else if (changed > 0) logAndPushCashOut(deps, cashOut);
};

export const followSubmitted = async (deps: CoinDeps, network: Network): Promise<void> => {
  const submitted = await readOnNetwork(deps.db, network, 'submitted');
  if (submitted.length === 0) return;
  const head = await network.head();
  if (!head.ok) return;
  const failures: unknown[] = [];
  for (const cashOut of submitted)
    // One failure must not stop the others.
    await followOne(deps, network, cashOut, head.height).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

/** Back on its way, with the same bytes: nothing is signed or booked again. */
const bringBack = async (deps: CoinDeps, { cashOutId }: Send): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, cashOutId);
    if (cashOut?.state !== 'paid') return undefined;
    await noteHeight(sql, cashOutId, undefined);
    return transitionCashOut(deps, sql, cashOut, { to: 'submitted', reason: 'dropped_by_chain' });
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
};

/** A reorg may drop a paid withdrawal: the same bytes are rebroadcast, and an operator is alerted until they count again. */
export const recheckPaid = async (deps: CoinDeps, network: Network): Promise<void> => {
  for (const send of await recentlyPaid(deps.db, network)) {
    const attempts = await readAttempts(deps.db, send.cashOutId);
    if ((await findCopy(network, attempts))?.lost !== true) continue;
    deps.log.error({ chain: network.code, cashOutId: send.cashOutId.toString() }, 'paid cash-out dropped by a reorg');
    const shown = attempts.find(({ txid }) => txid === (send.minedTxid ?? send.txid));
    if (shown !== undefined) await network.broadcast(shown.rawTransaction);
    await bringBack(deps, send);
  }
  deps.alarm(`cash_out_dropped_${network.code}`, await countDropped(deps.db, network));
};
