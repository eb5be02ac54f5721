/** What was approved before something came up that keeps it, and is not handed over yet, is looked at again. */
import type { Sql } from '../../../database/database.ts';
import type { CashOut } from './cash-out.ts';
import { lockCashOut, whatKeepsCashOut } from './cash-out-store.ts';
import type { CashOutDeps } from './deps.ts';
import { moveCashOut, tellCashOut } from './tell-cash-out.ts';

/** The caller holds its row lock. Nothing where it may go on. */
export const reviewAgain = async (deps: CashOutDeps, sql: Sql, cashOut: CashOut): Promise<CashOut | undefined> => {
  const reason = await whatKeepsCashOut(sql, cashOut.id);
  return reason === undefined ? undefined : moveCashOut(deps, sql, cashOut, { to: 'review', reason });
};

/** True where it was approved and may not be handed over. */
export const returnToReview = async (deps: CashOutDeps, { id }: CashOut): Promise<boolean> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    return cashOut?.state === 'approved' ? reviewAgain(deps, sql, cashOut) : undefined;
  });
  if (moved !== undefined) tellCashOut(deps, moved);
  return moved !== undefined;
};
