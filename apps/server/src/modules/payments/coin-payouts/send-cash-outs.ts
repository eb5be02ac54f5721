/**
 * Sends approved withdrawals: reserve a nonce or inputs, sign, store the bytes, then broadcast. A crash between any two steps repeats
 * the later ones and pays nothing twice.
 */
import {
  type CashOut,
  lockCashOut,
  transitionCashOut,
  netOf,
  returnToReview,
  reviewAgain,
  logAndPushCashOut,
} from '../cash-outs/index.ts';
import {
  assetOf,
  type Coin,
  findCopy,
  lockNetwork,
  type Network,
  type NetworkRow,
  readFee,
  readNetwork,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { readAttempts } from './fee-bump-store.ts';
import {
  deleteUnsigned,
  insertSend,
  letSendGo,
  noteSigned,
  readOnNetwork,
  readSend,
  readUnsigned,
  type Send,
} from './send-store.ts';
import { orderOf, spenderOf } from './spender.ts';

/** Why nothing was sent, as the player reads it. */
const unsentReasons = { receiver_refuses: 'address_refuses', asset_refuses: 'asset_refuses' } as const;

/** The network rejects the receiver permanently, or the token moves for nobody: the money is returned. */
const failUnsent = async (deps: CoinDeps, { id }: CashOut, why: keyof typeof unsentReasons): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'approved' || (await readSend(sql, id)) !== undefined) return undefined;
    const failed = await transitionCashOut(deps, sql, cashOut, { to: 'failed', reason: unsentReasons[why] });
    await deps.wallet.returnCashOut(sql, { paymentId: id });
    return failed;
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
};

/** Requests a multiple of what was missing, so that the next withdrawals need no further request. */
const refillTimes = 20n;

/** Enough for this payment, those in flight, and the network fee. */
const canAfford = async (
  deps: CoinDeps,
  { network, asset }: Coin,
  known: NetworkRow,
  raw: bigint,
): Promise<boolean> => {
  const [own] = network.assets;
  const isOwn = own.code === asset.code;
  const { holding } = spenderOf(deps, network);
  const from = known.houseAddress;
  const [balance, fuel, fee] = await Promise.all([
    holding({ asset, from }),
    isOwn ? undefined : holding({ asset: own, from }),
    readFee(deps.db, asset),
  ]);
  if (!balance.ok || fuel?.ok === false) return false;
  const price = 4n * (fee ?? 0n);
  const enough = balance.spendable >= raw + (isOwn ? price : 0n);
  const fuelled = fuel === undefined || fuel.raw >= price;
  deps.alarm(`float_low_${asset.code}`, enough && fuelled ? 0 : 1);
  if (enough && fuelled) return true;
  deps.log.error({ asset: asset.code, houseAddress: known.houseAddress }, 'hot wallet has too few coins');
  if (!fuelled) await deps.float?.ask({ asset: own, address: known.houseAddress, raw: price * refillTimes });
  if (enough) return false;
  await deps.float?.ask({ asset, address: known.houseAddress, raw: raw * refillTimes });
  return false;
};

/** Nonce or inputs and everything to be signed; stored before signing. */
const reserve = async (deps: CoinDeps, coin: Coin, cashOut: CashOut): Promise<Send | undefined> => {
  const { network, asset } = coin;
  const known = await readNetwork(deps.db, network.code);
  const raw = netOf(cashOut).subunits * asset.rawPerSubunit;
  if (known === undefined || !(await canAfford(deps, coin, known, raw))) return undefined;
  const payment = { asset, from: known.houseAddress, to: cashOut.address, raw };
  const prepared = await spenderOf(deps, network).prepare(payment);
  if (!prepared.ok) {
    const { reason } = prepared;
    if (reason === 'receiver_refuses' || reason === 'asset_refuses') await failUnsent(deps, cashOut, reason);
    return undefined;
  }
  return deps.db.transaction(async (sql) => {
    await lockNetwork(sql, network.code);
    const still = await lockCashOut(sql, cashOut.id);
    if (still?.state !== 'approved' || (await readUnsigned(sql, network.code)) !== undefined) return undefined;
    // Checked before reserving: a reserved nonce that is never sent would block all later ones.
    if ((await reviewAgain(deps, sql, still)) !== undefined) return undefined;
    const reserved = await prepared.reserve(sql, cashOut.id);
    if (reserved === undefined) return undefined;
    const { nonce, draft } = reserved;
    await insertSend(sql, { cashOutId: cashOut.id, chain: network.code, nonce, to: cashOut.address, raw, draft });
    return readSend(sql, cashOut.id);
  });
};

/** Certainly not signed: its nonce or inputs can be reused. */
const release = (deps: CoinDeps, network: Network, send: Send): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockNetwork(sql, network.code);
    if ((await deleteUnsigned(sql, send.cashOutId)) === 1) await spenderOf(deps, network).release(sql, send);
  });

/** Refusals because of caps and prices are temporary; all others mean that database and signer disagree. */
const passing = new Set(['over_transaction_cap', 'over_day_cap', 'fee_too_high']);

const sign = async (deps: CoinDeps, network: Network, send: Send): Promise<boolean> => {
  const { cashOutId } = send;
  const signed = await spenderOf(deps, network).sign(orderOf(deps, network, send));
  const refused = !signed.ok && signed.reason === 'refused';
  deps.alarm('signer_refuses', refused ? 1 : 0);
  deps.alarm('signer_unreachable', !signed.ok && !refused ? 1 : 0);
  if (refused) {
    deps.log.error({ cashOutId: cashOutId.toString(), cause: signed.cause }, 'signer refused a cash-out');
    if (passing.has(signed.cause)) await release(deps, network, send);
  }
  if (!signed.ok) return false;
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, cashOutId);
    // Signed and never broadcast moves nothing: the same signature is requested again when withdrawals resume.
    if (cashOut?.state !== 'approved' || (await deps.wallet.areCashOutsStopped(sql))) return undefined;
    await noteSigned(sql, cashOutId, signed);
    return transitionCashOut(deps, sql, cashOut, { to: 'submitting' });
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
  return true;
};

/** Sequential, because a reserved nonce that is not signed would block every later one. */
export const signApproved = async (deps: CoinDeps, network: Network): Promise<void> => {
  // Approved before the ledger check failed: wait until an operator has decided.
  if ((await deps.wallet.cashOutsStopped()) !== undefined) return;
  const unsigned = await readUnsigned(deps.db, network.code);
  if (unsigned !== undefined && !(await sign(deps, network, unsigned))) return;
  for (const cashOut of await readOnNetwork(deps.db, network, 'approved')) {
    const coin = { network, asset: assetOf(network, cashOut.method) };
    const send = (await returnToReview(deps, cashOut)) ? undefined : await reserve(deps, coin, cashOut);
    if (send === undefined) continue;
    if (!(await sign(deps, network, send)) && (await readUnsigned(deps.db, network.code)) !== undefined) return;
  }
};

/** Ignores the answer to the broadcast: only the transaction's status on the network counts. A stop set meanwhile holds it back. */
export const showToNetwork = async (deps: CoinDeps, network: Network): Promise<void> => {
  for (const { id } of await readOnNetwork(deps.db, network, 'submitting')) {
    const copies = await readAttempts(deps.db, id);
    const [newest] = copies;
    if (newest === undefined || !(await letSendGo(deps.db, id))) continue;
    await network.broadcast(newest.rawTransaction);
    const found = await findCopy(network, copies);
    if (found === undefined || found.lost) continue;
    const moved = await deps.db.transaction(async (sql) => {
      const cashOut = await lockCashOut(sql, id);
      return cashOut?.state === 'submitting' ? transitionCashOut(deps, sql, cashOut, { to: 'submitted' }) : undefined;
    });
    if (moved !== undefined) logAndPushCashOut(deps, moved);
  }
};
