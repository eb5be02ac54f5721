/** From submitted to paid: what the chain has is followed until it lies deep enough, and shown again when it is lost. */
import type { CashOut } from '../cash-outs/cash-out.ts';
import { lockCashOut, readInState } from '../cash-outs/cash-out-store.ts';
import type { Chain } from '../chains/chain-ports.ts';
import type { CoinDeps } from '../coin-deps.ts';
import { findCopy, type InBlock } from '../chains/find-copy.ts';
import { readAttempts } from './raise-store.ts';
import { noteHeight, recentlyPaid, type Send } from './send-store.ts';
import { moveCashOut, tellCashOut } from '../cash-outs/tell-cash-out.ts';

/** The chain's last word: the books follow it in one transaction. */
const end = async (deps: CoinDeps, chain: Chain, id: CashOut['id'], standing: InBlock): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'submitted') return undefined;
    await deps.wallet.bookNetworkFee(sql, {
      ...{ reference: `send:${id}`, chain: chain.code, currency: chain.currency },
      amount: (standing.feeRaw + chain.rawPerSubunit - 1n) / chain.rawPerSubunit,
    });
    if (!standing.succeeded) {
      const failed = await moveCashOut(deps, sql, cashOut, { to: 'failed', reason: 'refused_by_address' });
      await deps.wallet.returnCashOut(sql, { paymentId: id });
      return failed;
    }
    const paid = await moveCashOut(deps, sql, cashOut, { to: 'paid' });
    await deps.wallet.settleCashOut(sql, {
      ...{ paymentId: id, leg: 1, provider: chain.code, partyKind: 'chain' },
      ...{ amount: cashOut.amount - cashOut.fee, fee: cashOut.fee },
    });
    return paid;
  });
  if (moved !== undefined) tellCashOut(deps, moved);
};

const followOne = async (deps: CoinDeps, chain: Chain, cashOut: CashOut, headHeight: bigint): Promise<void> => {
  const attempts = await readAttempts(deps.db, cashOut.id);
  const [newest] = attempts;
  const found = await findCopy(chain, attempts);
  if (newest === undefined || found === undefined) return;
  const { mined } = found;
  const changed = await noteHeight(
    deps.db,
    cashOut.id,
    mined && { height: mined.standing.height, txid: mined.copy.txid },
  );
  if (found.lost) await chain.broadcast(newest.rawTransaction);
  if (mined === undefined) return;
  const confirmations = headHeight - mined.standing.height + 1n;
  if (confirmations >= BigInt(chain.confirmations)) await end(deps, chain, cashOut.id, mined.standing);
  else if (changed > 0) tellCashOut(deps, cashOut);
};

export const followSubmitted = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const submitted = await readInState(deps.db, 'submitted', { method: chain.code });
  if (submitted.length === 0) return;
  const head = await chain.head();
  if (!head.ok) return;
  for (const cashOut of submitted) await followOne(deps, chain, cashOut, head.height);
};

/** A branch may drop what was paid already: the same bytes are shown again, and a person hears of it. */
export const recheckPaid = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const lost: Send[] = [];
  for (const send of await recentlyPaid(deps.db, chain.code)) {
    const attempts = await readAttempts(deps.db, send.cashOutId);
    if ((await findCopy(chain, attempts))?.lost !== true) continue;
    lost.push(send);
    const shown = attempts.find(({ txid }) => txid === (send.minedTxid ?? send.txid));
    if (shown !== undefined) await chain.broadcast(shown.rawTransaction);
  }
  deps.alarm(`cash_out_dropped_${chain.code}`, lost.length);
  if (lost.length > 0)
    deps.log.error({ chain: chain.code, count: lost.length }, 'paid cash-outs were dropped by the chain');
};
