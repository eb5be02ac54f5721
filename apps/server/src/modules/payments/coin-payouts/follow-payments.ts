/** Tracks submitted payments until they are confirmed, and rebroadcasts lost ones. */
import type { JsonObject } from '../../../platform/json.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import { findCopy, type InBlock, type Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { readAttempts } from './fee-bump-store.ts';
import { bringBack } from './cash-out-kind.ts';
import type { PaymentKind } from './payment-kind.ts';
import { countDropped, noteHeight, recentlyPaid } from './send-store.ts';

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
const end = async <P>(
  deps: CoinDeps,
  network: Network,
  of: PaymentKind<P>,
  id: bigint,
  mined: Mined,
): Promise<void> => {
  // The fee is always in the network's own coin, whichever asset it carries.
  const [own] = network.assets;
  const ended = await deps.db.transaction(async (sql) => {
    const payment = await of.lock(sql, id, 'submitted');
    if (payment === undefined) return undefined;
    await deps.wallet.bookNetworkFee(sql, {
      ...{ reference: `send:${id}`, chain: network.code, currency: own.currency },
      amount: (feeOf(network, mined) + own.rawPerSubunit - 1n) / own.rawPerSubunit,
    });
    return of.end(sql, payment, mined.inBlock, network);
  });
  if (ended !== undefined) of.moved(ended);
};

const followOne = async <P>(
  deps: CoinDeps,
  network: Network,
  of: PaymentKind<P>,
  payment: P,
  headHeight: bigint,
): Promise<void> => {
  const { id } = of.sentOf(payment);
  const attempts = await readAttempts(deps.db, id);
  const [newest] = attempts;
  const found = await findCopy(network, attempts);
  if (newest === undefined || found === undefined) return;
  const { mined } = found;
  const at = mined && { height: mined.inBlock.height, txid: mined.copy.txid };
  const changed = await noteHeight(deps.db, id, at);
  if (found.lost) await network.broadcast(newest.rawTransaction);
  if (mined === undefined) return;
  const confirmations = headHeight - mined.inBlock.height + 1n;
  if (confirmations >= BigInt(network.confirmations)) await end(deps, network, of, id, mined);
  else if (changed > 0) of.moved(payment);
};

export const followSubmitted = async <P>(deps: CoinDeps, network: Network, of: PaymentKind<P>): Promise<void> => {
  const submitted = await of.inState(network, 'submitted');
  if (submitted.length === 0) return;
  const head = await network.head();
  if (!head.ok) return;
  const failures: unknown[] = [];
  for (const payment of submitted)
    // One failure must not stop the others.
    await followOne(deps, network, of, payment, head.height).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

/** A reorg may drop a paid payment: the same bytes are rebroadcast, and an operator is alerted until they count again. */
export const recheckPaid = async (deps: CoinDeps, network: Network): Promise<void> => {
  let drains = 0;
  for (const send of await recentlyPaid(deps.db, network)) {
    const attempts = await readAttempts(deps.db, send.paymentId);
    if ((await findCopy(network, attempts))?.lost !== true) continue;
    const { kind, paymentId } = send;
    deps.log.error({ chain: network.code, [kind]: paymentId.toString() }, 'paid payment dropped by a reorg');
    const shown = attempts.find(({ txid }) => txid === (send.minedTxid ?? send.txid));
    if (shown !== undefined) await network.broadcast(shown.rawTransaction);
    if (kind === 'cash_out') await bringBack(deps, paymentId as CashOutId);
    else drains += 1;
  }
  deps.alarm(`cash_out_dropped_${network.code}`, drains + (await countDropped(deps.db, network)));
};
