/**
 * A deposit that needs a person: what came is credited, or given back. The database counts who agreed; another currency
 * than the deposit's is never credited.
 */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { carryOut, creditTo, type ReportDeps } from './apply-report.ts';
import type { Deposit, DepositId, DepositState, Move } from './deposit.ts';
import { lockDeposit, readDeposit } from './deposit-store.ts';
import { addRuling, operatorsNeeded, type Verdict } from './ruling-store.ts';
import { tellPlayer } from './tell-player.ts';

export interface DepositRuling {
  readonly id: DepositId;
  readonly operatorId: OperatorId;
  /** The operator's own words. */
  readonly reason: string;
  /** Written down in the same transaction. */
  readonly also?: (sql: Sql, deposit: Deposit) => Promise<unknown>;
}

export type Ruled =
  /** `more`: how many other operators still have to agree. */
  | { readonly ok: true; readonly state: DepositState; readonly more: number }
  | { readonly ok: false; readonly reason: 'deposit_not_found' | 'not_in_review' | 'other_currency' };

type Step = Ruled & { deposit?: Deposit; moneyMoved?: boolean };

const rule = async (
  deps: ReportDeps,
  { id, operatorId, reason, also }: DepositRuling,
  verdict: Verdict,
  move: Move,
): Promise<Ruled> => {
  const found = await readDeposit(deps.db, id);
  if (found === undefined) return { ok: false, reason: 'deposit_not_found' };
  // Before the transaction: a second connection asked for inside it could wait for ever when all are in use.
  const account = await creditTo(deps, found);
  const done = await deps.db.transaction(async (sql): Promise<Step> => {
    const deposit = await lockDeposit(sql, id);
    if (deposit.state !== 'review') return { ok: false, reason: 'not_in_review' };
    const credits = move.to === 'credited';
    if (credits && deposit.paid?.currency !== deposit.currency) return { ok: false, reason: 'other_currency' };
    await also?.(sql, deposit);
    const agreed = await addRuling(sql, { depositId: id, operatorId, verdict, reason });
    const more = (credits ? await operatorsNeeded(sql, id) : 1) - agreed;
    if (more > 0) return { ok: true, state: deposit.state, more };
    const sums = credits && deposit.paid !== undefined ? { creditedAmount: deposit.paid.subunits } : {};
    const { moneyMoved } = await carryOut(deps, sql, deposit, move, account, sums);
    if (!credits) await deps.refunds.begin(sql, deposit);
    return { ok: true, state: move.to, more: 0, deposit, moneyMoved };
  });
  if (!done.ok) return done;
  if (done.deposit !== undefined)
    tellPlayer(deps, done.deposit, { state: done.state, moneyMoved: done.moneyMoved ?? false });
  return { ok: true, state: done.state, more: done.more };
};

/** Credits what came; above the threshold when a second operator agrees. */
export const creditReviewed = (deps: ReportDeps) => (ruling: DepositRuling) =>
  rule(deps, ruling, 'credit', { to: 'credited', reason: undefined });

/** Nothing is credited, and what came goes back. `code`: what the player is told. */
export const refuseReviewed = (deps: ReportDeps) => (ruling: DepositRuling & { readonly code: string }) =>
  rule(deps, ruling, 'refuse', { to: 'refunded', reason: ruling.code });
