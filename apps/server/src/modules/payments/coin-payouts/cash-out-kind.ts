/** Withdrawals as payments of the hot wallet. */
import {
  type CashOut,
  type CashOutId,
  lockCashOut,
  logAndPushCashOut,
  netOf,
  returnToReview,
  reviewAgain,
  transitionCashOut,
} from '../cash-outs/index.ts';
import { askFloat, type Coin, type NetworkRow, readFee } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { PaymentKind } from './payment-kind.ts';
import { noteHeight, readOnNetwork, readSend, wasPaid } from './send-store.ts';
import { spenderOf } from './spender.ts';

/** The network rejects the receiver permanently, or the token moves for nobody: the money is returned. */
const failUnsent = async (deps: CoinDeps, id: CashOutId, reason: string): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'approved' || (await readSend(sql, id)) !== undefined) return undefined;
    const failed = await transitionCashOut(deps, sql, cashOut, { to: 'failed', reason });
    await deps.wallet.returnCashOut(sql, { paymentId: id, bonus: 'restore' });
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
  if (!fuelled) await askFloat(deps, { asset: own, address: known.houseAddress, raw: price * refillTimes });
  if (enough) return false;
  await askFloat(deps, { asset, address: known.houseAddress, raw: raw * refillTimes });
  return false;
};

/** Refusals because of caps and prices are temporary; all others mean that database and signer disagree. */
const passing = new Set(['over_transaction_cap', 'over_day_cap', 'fee_too_high']);

/** What no later day changes. */
const final = new Set(['address_refuses', 'asset_refuses']);

export const cashOutKind = (deps: CoinDeps): PaymentKind<CashOut> => ({
  kind: 'cash_out',
  inState: (network, state) => readOnNetwork(deps.db, network, state),
  sentOf: (cashOut) => ({
    ...{ id: cashOut.id, asset: cashOut.method, address: cashOut.address, subunits: netOf(cashOut).subunits },
  }),
  lock: async (sql, id, state) => {
    const cashOut = await lockCashOut(sql, id as CashOutId);
    return cashOut?.state === state ? cashOut : undefined;
  },
  mayBeSent: async (cashOut) => !(await returnToReview(deps, cashOut)),
  mayBeReserved: async (sql, cashOut) => (await reviewAgain(deps, sql, cashOut)) === undefined,
  canAfford: (coin, known, _sent, raw) => canAfford(deps, coin, known, raw),
  move: (sql, cashOut, to) => transitionCashOut(deps, sql, cashOut, { to }),
  // What the signer refuses waits, for a later day or an operator.
  failUnsent: async (id, reason) => {
    if (final.has(reason)) await failUnsent(deps, id as CashOutId, reason);
  },
  isPassing: (cause) => passing.has(cause),
  end: async (sql, cashOut, { succeeded }, { assets: [own] }) => {
    const { id: paymentId, method: provider, fee } = cashOut;
    if (!succeeded) {
      // Booked as paid before its block was dropped: a person decides.
      if (await wasPaid(sql, paymentId)) return undefined;
      // A token asks no receiver: its contract moved nothing.
      const reason = provider === own.code ? 'refused_by_address' : 'asset_refuses';
      const failed = await transitionCashOut(deps, sql, cashOut, { to: 'failed', reason });
      await deps.wallet.returnCashOut(sql, { paymentId, bonus: 'restore' });
      return failed;
    }
    const { repeated } = await deps.wallet.settleCashOut(sql, {
      ...{ paymentId, leg: 1, provider, partyKind: 'chain', amount: cashOut.amount - fee, fee },
    });
    return transitionCashOut(deps, sql, cashOut, { to: 'paid', isRepeated: repeated });
  },
  moved: (cashOut) => logAndPushCashOut(deps, cashOut),
});

/** Back on its way, with the same bytes: nothing is signed or booked again. */
export const bringBack = async (deps: CoinDeps, id: CashOutId): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'paid') return undefined;
    await noteHeight(sql, id, undefined);
    return transitionCashOut(deps, sql, cashOut, { to: 'submitted', reason: 'dropped_by_chain' });
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
};
