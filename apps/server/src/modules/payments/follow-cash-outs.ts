/** From submitted to paid: what the chain has is followed until it lies deep enough, and shown again when it is lost. */
import type { CashOut } from './cash-out.ts';
import { lockCashOut, readInState } from './cash-out-store.ts';
import type { Chain, Standing } from './chain-ports.ts';
import type { CoinDeps } from './coin-deps.ts';
import { noteHeight, readSend, recentlyPaid, type Send } from './send-store.ts';
import { moveCashOut, tellCashOut } from './tell-cash-out.ts';

/** The chain's last word: the books follow it in one transaction. */
const end = async (deps: CoinDeps, chain: Chain, id: CashOut['id'], succeeded: boolean): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'submitted') return undefined;
    if (!succeeded) {
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
  const send = await readSend(deps.db, cashOut.id);
  if (send?.txid === undefined || send.rawTransaction === undefined) return;
  const standing = await chain.standing(send.txid);
  if (!standing.ok) return;
  const height = standing.at === 'block' ? standing.height : undefined;
  const changed = await noteHeight(deps.db, cashOut.id, height);
  if (standing.at === 'unknown') await chain.broadcast(send.rawTransaction);
  if (standing.at !== 'block') return;
  const confirmations = headHeight - standing.height + 1n;
  if (confirmations >= BigInt(chain.confirmations)) await end(deps, chain, cashOut.id, standing.succeeded);
  else if (changed > 0) tellCashOut(deps, cashOut);
};

export const followSubmitted = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const submitted = await readInState(deps.db, 'submitted', { method: chain.code });
  if (submitted.length === 0) return;
  const head = await chain.head();
  if (!head.ok) return;
  for (const cashOut of submitted) await followOne(deps, chain, cashOut, head.height);
};

const isLost = (standing: { ok: boolean } & Partial<Standing>): boolean => standing.ok && standing.at === 'unknown';

/** A branch may drop what was paid already: the same bytes are shown again, and a person hears of it. */
export const recheckPaid = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const lost: Send[] = [];
  for (const send of await recentlyPaid(deps.db, chain.code)) {
    if (send.txid === undefined || send.rawTransaction === undefined) continue;
    if (!isLost(await chain.standing(send.txid))) continue;
    lost.push(send);
    await chain.broadcast(send.rawTransaction);
  }
  deps.alarm(`cash_out_dropped_${chain.code}`, lost.length);
  if (lost.length > 0)
    deps.log.error({ chain: chain.code, count: lost.length }, 'paid cash-outs were dropped by the chain');
};
