/** What deposits require of refunds. Both are called in the caller's transaction. */
import type { Sql } from '../../../database/database.ts';
import type { Deposit, DepositId } from './deposit.ts';

export interface RefundPort {
  /** Starts the refund of a deposit that is being refused. */
  begin(sql: Sql, deposit: Deposit): Promise<unknown>;
  /**
   * The gateway reported something about a refused deposit: query it now, because the money may be back already while an operator is
   * about to send it.
   */
  askNow(sql: Sql, id: DepositId): Promise<unknown>;
}
