/** What deposits need of whoever gives refused money back. Both happen in the caller's transaction. */
import type { Sql } from '../../../database/database.ts';
import type { Deposit, DepositId } from './deposit.ts';

export interface RefundPort {
  /** The deposit is being refused: what came is to go back. */
  begin(sql: Sql, deposit: Deposit): Promise<unknown>;
  /** Its gateway has said something of a refused deposit: that it is back may be news to a person who is about to send it. */
  askNow(sql: Sql, id: DepositId): Promise<unknown>;
}
