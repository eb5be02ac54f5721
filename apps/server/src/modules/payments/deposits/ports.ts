/** What deposits require of refunds and disputes. All are called in the caller's transaction. */
import type { Sql } from '../../../database/database.ts';
import type { PaymentReport } from '../ports.ts';
import type { Deposit, DepositId, DepositState } from './deposit.ts';

export interface RefundPort {
  /** Starts the refund of a deposit that is being refused. */
  begin(sql: Sql, deposit: Deposit): Promise<unknown>;
  /**
   * The gateway reported something about a refused deposit: query it now, because the money may be back already while an operator is
   * about to send it.
   */
  askNow(sql: Sql, id: DepositId): Promise<unknown>;
}

export interface HeardDisputes {
  readonly state: DepositState;
  readonly moneyMoved: boolean;
}

export interface DisputePort {
  /** Opens and decides the cases that the report names; the caller holds the deposit's row lock. Returns the resulting state. */
  hear(sql: Sql, deposit: Deposit, report: PaymentReport, account: 'locked' | 'within_limits'): Promise<HeardDisputes>;
  /** A part of it was charged back and not won back. */
  isDisputed(sql: Sql, deposit: Deposit): Promise<boolean>;
}
