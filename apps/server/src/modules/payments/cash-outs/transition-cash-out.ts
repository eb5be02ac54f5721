/** State transitions of a withdrawal, with the event in the same transaction and a hint to open pages after the commit. */
import { formatAmount, money } from '@carmine/money';
import {
  cashOutApproved,
  cashOutPaid,
  cashOutRequested,
  cashOutReturned,
  type CashOutEvent,
} from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { hintBalance } from '../../wallet/index.ts';
import { isBack, isInLegs, type CashOut, type CashOutId, type CashOutState } from './cash-out.ts';
import { lockCashOut, whatKeepsCashOut, writeMove } from './cash-out-store.ts';
import type { CashOutDeps } from './deps.ts';

const events: Partial<Record<CashOutState, CashOutEvent>> = {
  requested: cashOutRequested,
  approved: cashOutApproved,
  paid: cashOutPaid,
  rejected: cashOutReturned,
  failed: cashOutReturned,
  returned: cashOutReturned,
};

/** Call inside the transaction of the transition. */
export const announce = async (
  { outbox, ids }: Pick<CashOutDeps, 'outbox' | 'ids'>,
  sql: Sql,
  cashOut: CashOut,
): Promise<void> => {
  const event = events[cashOut.state];
  if (event === undefined) return;
  await outbox.publish(sql, event, cashOut.id.toString(), {
    playerId: cashOut.playerId,
    cashOut: ids.encode('wdr', cashOut.id),
    currency: cashOut.currency,
    amount: formatAmount(money(cashOut.currency, cashOut.amount)),
    fee: formatAmount(money(cashOut.currency, cashOut.fee)),
    state: cashOut.state,
    inLegs: isInLegs(cashOut),
    reason: cashOut.reason ?? null,
    byPerson: cashOut.decidedBy !== undefined,
  });
};

/** The caller holds the row lock. `isRepeated`: its player and the rest have heard of it before. */
export const transitionCashOut = async (
  deps: CashOutDeps,
  sql: Sql,
  cashOut: CashOut,
  {
    isRepeated = false,
    ...move
  }: { to: CashOutState; reason?: string; by?: OperatorId; dueAt?: Date; isRepeated?: boolean },
): Promise<CashOut> => {
  const moved = await writeMove(sql, cashOut, move);
  if (!isRepeated) await announce(deps, sql, moved);
  return moved;
};

/** Runs `work` if it is still in that state, and pushes a hint. Does nothing if another process has moved it. */
export const transitionFrom = async (
  deps: CashOutDeps,
  id: CashOutId,
  from: CashOutState,
  work: (sql: Sql, cashOut: CashOut) => Promise<CashOut | undefined>,
): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    return cashOut?.state === from ? work(sql, cashOut) : undefined;
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
};

/** Call after the commit; fire and forget. */
export const pushCashOutHint = (deps: CashOutDeps, cashOut: CashOut, { moneyMoved }: { moneyMoved: boolean }): void => {
  const { live, ids, log, wallet } = deps;
  const { id, playerId, currency, state } = cashOut;
  const audience = { playerId };
  live.push({ audience, topic: 'payment', data: { id: ids.encode('wdr', id), direction: 'withdraw', status: state } });
  if (moneyMoved) hintBalance({ wallet, live, log }, { playerId, currency });
};

/** Call after the commit; fire and forget. */
export const logAndPushCashOut = (deps: CashOutDeps, cashOut: CashOut): void => {
  const { id, state } = cashOut;
  deps.log.info({ cashOutId: id.toString(), to: state }, 'cash-out moved');
  pushCashOutHint(deps, cashOut, { moneyMoved: state === 'requested' || isBack(state) });
};

/** The caller holds the row lock. Returns undefined if it may continue. */
export const reviewAgain = async (deps: CashOutDeps, sql: Sql, cashOut: CashOut): Promise<CashOut | undefined> => {
  const reason = await whatKeepsCashOut(sql, cashOut.id);
  return reason === undefined ? undefined : transitionCashOut(deps, sql, cashOut, { to: 'review', reason });
};

/** Returns true if it was approved and may not be handed over. */
export const returnToReview = async (deps: CashOutDeps, { id }: CashOut): Promise<boolean> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    return cashOut?.state === 'approved' ? reviewAgain(deps, sql, cashOut) : undefined;
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
  return moved !== undefined;
};
