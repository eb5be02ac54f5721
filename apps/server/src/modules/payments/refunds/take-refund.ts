/** An operator takes a refund before sending it by bank: from then on no gateway is ordered to pay it. */
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { type Deposit, type DepositId, readDeposit, publishGivenBack } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { hearLate } from './hear-late-refund.ts';
import { isStrandedRefund, type Refund } from './refund.ts';
import { moveRefund, readRefunds, squareRefund } from './refund-store.ts';
import { hintRefund } from './hint-refund.ts';

export interface RefundWord {
  readonly id: DepositId;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type RefundTaken = { readonly ok: true } | Fail<'deposit_not_found' | 'not_to_be_paid' | 'given_back'>;
export type RefundLetGo = { readonly ok: true } | Fail<'deposit_not_found' | 'not_to_be_paid'>;

const notToBePaid = { ok: false, reason: 'not_to_be_paid' } as const;

const find = async (deps: PaymentsDeps, id: DepositId): Promise<{ deposit: Deposit; refund: Refund } | undefined> => {
  const deposit = await readDeposit(deps.db, id);
  const refund = (await readRefunds(deps.db, [id])).get(id);
  return deposit === undefined || refund === undefined ? undefined : { deposit, refund };
};

type Deed = 'deposit.refund_taken' | 'deposit.refund_let_go' | 'deposit.refund_settled';

const change = async (
  deps: PaymentsDeps,
  deposit: Deposit,
  { operatorId, reason, action }: Omit<RefundWord, 'id'> & { readonly action: Deed },
  work: (sql: Sql) => Promise<boolean>,
): Promise<{ ok: true } | typeof notToBePaid> => {
  const done = await deps.db.transaction(async (sql) => {
    // Of two concurrent calls, one succeeds.
    if (!(await work(sql))) return false;
    await deps.audit.record(sql, {
      ...{ operatorId, action, ...aboutPlayer(deps, deposit.playerId) },
      details: { reason, deposit: deps.ids.encode('dep', deposit.id) },
    });
    return true;
  });
  if (!done) return notToBePaid;
  hintRefund(deps, deposit);
  return { ok: true };
};

/** Its gateway is queried once more: what was paid is not sent again. */
export const takeRefund =
  (deps: PaymentsDeps) =>
  async (word: RefundWord): Promise<RefundTaken> => {
    const { id, operatorId } = word;
    const found = await find(deps, id);
    if (found === undefined) return { ok: false, reason: 'deposit_not_found' };
    const { deposit, refund } = found;
    const stranded = isStrandedRefund(refund, deposit.gateway, deps.gateways);
    if (refund.state !== 'by_hand' && !stranded) return notToBePaid;
    const gateway = deps.gateways.find(({ code }) => code === deposit.gateway);
    if (refund.state === 'by_hand' && gateway !== undefined && (await hearLate(deps, { refund, deposit, gateway }))) {
      return { ok: false, reason: 'given_back' };
    }
    const deed = { ...word, action: 'deposit.refund_taken' } as const;
    return change(deps, deposit, deed, (sql) => moveRefund(sql, refund, { to: 'taken', takenBy: operatorId }));
  };

/** It was not sent after all: another operator may take it, and if its gateway has paid meanwhile, it is complete. */
export const letRefundGo =
  (deps: PaymentsDeps) =>
  async (word: RefundWord): Promise<RefundLetGo> => {
    const { id } = word;
    const deposit = await readDeposit(deps.db, id);
    if (deposit === undefined) return { ok: false, reason: 'deposit_not_found' };
    return change(deps, deposit, { ...word, action: 'deposit.refund_let_go' }, async (sql) => {
      const refund = (await readRefunds(sql, [id], { lock: true })).get(id);
      if (refund?.state !== 'taken') return false;
      const back = refund.gatewayPaidAt !== undefined;
      if (!(await moveRefund(sql, refund, { to: back ? 'paid' : 'by_hand' }))) return false;
      if (back) await publishGivenBack(deps, sql, deposit);
      return true;
    });
  };

/** An operator confirms that a double refund was returned once, or written off. */
export const settleTwice =
  (deps: PaymentsDeps) =>
  async (word: RefundWord): Promise<RefundLetGo> => {
    const { id, operatorId } = word;
    const deposit = await readDeposit(deps.db, id);
    if (deposit === undefined) return { ok: false, reason: 'deposit_not_found' };
    const deed = { ...word, action: 'deposit.refund_settled' } as const;
    return change(deps, deposit, deed, (sql) => squareRefund(sql, id, operatorId));
  };
