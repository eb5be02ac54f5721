/**
 * What operators decide about a case: opened from the acquirer's letter, accepted, or its outcome, which takes two of them. The database
 * counts their words.
 */
import type { Money } from '@carmine/money';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { creditTo, type DepositId, lockDeposit, pushPaymentHint, readDeposit } from '../deposits/index.ts';
import { decideCase } from './decide-case.ts';
import type { DisputeDeps } from './deps.ts';
import { type Dispute, type DisputeId, type DisputeState, isOpenCase, type Outcome } from './dispute.ts';
import { addDisputeRuling, findByReference, lockDispute, moveDispute, readDispute } from './dispute-store.ts';
import type { OnCase } from './evidence.ts';
import { openCase } from './open-case.ts';

export interface Letter {
  readonly depositId: DepositId;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly because: string;
  readonly amount: Money;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
  readonly dueAt?: Date | undefined;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type LetterOpened =
  | { readonly ok: true; readonly id: DisputeId }
  | Fail<'deposit_not_found' | 'not_credited' | 'more_than_credited' | 'dispute_known' | 'dispute_other_currency'>;

export const openByLetter =
  (deps: DisputeDeps) =>
  async (letter: Letter): Promise<LetterOpened> => {
    const { depositId, operatorId, because, amount, reference, reason, dueAt } = letter;
    const found = await readDeposit(deps.db, depositId);
    if (found === undefined) return { ok: false, reason: 'deposit_not_found' };
    if (amount.currency !== found.currency) return { ok: false, reason: 'dispute_other_currency' };
    const done = await deps.db.transaction(async (sql) => {
      const deposit = await lockDeposit(sql, depositId);
      const known = reference === undefined ? undefined : await findByReference(sql, deposit.gateway, reference);
      if (known !== undefined) return { ok: false, reason: 'dispute_known' } as const;
      const opened = await openCase(deps, sql, deposit, {
        ...{ reference, reason, dueAt, amount: amount.subunits, operatorId, because },
      });
      if (!opened.ok) return opened;
      if (!opened.fresh) return { ok: false, reason: 'dispute_known' } as const;
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'dispute.open', ...aboutPlayer(deps, deposit.playerId) },
        details: {
          reason: because,
          dispute: deps.ids.encode('dsp', opened.id),
          deposit: deps.ids.encode('dep', depositId),
        },
      });
      return opened;
    });
    if (!done.ok) return done;
    pushPaymentHint(deps, done.deposit, { state: done.deposit.state, moneyMoved: true });
    return { ok: true, id: done.id };
  };

export interface Word extends OnCase {
  /** The operator's wording. */
  readonly reason: string;
}

export type Accepted = { readonly ok: true } | Fail<'dispute_not_found' | 'dispute_not_open'>;

/** Not contested: the money stays with the card holder. */
export const acceptDispute =
  (deps: DisputeDeps) =>
  ({ id, operatorId, reason }: Word): Promise<Accepted> =>
    deps.db.transaction(async (sql): Promise<Accepted> => {
      const dispute = await lockDispute(sql, id);
      if (dispute === undefined) return { ok: false, reason: 'dispute_not_found' };
      if (dispute.state !== 'open') return { ok: false, reason: 'dispute_not_open' };
      await moveDispute(sql, { id, from: 'open', to: 'accepted' }, { operatorId });
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'dispute.accept', ...aboutPlayer(deps, dispute.playerId) },
        details: { reason, dispute: deps.ids.encode('dsp', id) },
      });
      return { ok: true };
    });

export type OutcomeRuled =
  /** `more`: number of further operators needed. */
  | { readonly ok: true; readonly state: DisputeState; readonly more: number }
  | Fail<'dispute_not_found' | 'dispute_over'>;

const operatorsNeeded = 2;

const isUndecided = ({ state }: Dispute): boolean => isOpenCase(state) || state === 'accepted';

export const ruleOutcome =
  (deps: DisputeDeps) =>
  async ({ id, operatorId, reason, outcome }: Word & { readonly outcome: Outcome }): Promise<OutcomeRuled> => {
    const found = await readDispute(deps.db, id);
    if (found === undefined) return { ok: false, reason: 'dispute_not_found' };
    // Read before the transaction: acquiring a second connection inside it could deadlock when the pool is exhausted.
    const account = await creditTo(deps, await readDeposit(deps.db, found.depositId));
    const done = await deps.db.transaction(async (sql) => {
      // In the order of gateways' reports.
      const deposit = await lockDeposit(sql, found.depositId);
      const dispute = await lockDispute(sql, id);
      if (dispute === undefined || !isUndecided(dispute)) return { ok: false, reason: 'dispute_over' } as const;
      const { agreed, isEnough } = await addDisputeRuling(sql, { id, operatorId, verdict: outcome, reason });
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'dispute.rule', ...aboutPlayer(deps, dispute.playerId) },
        before: agreed.filter((one) => one !== operatorId),
        details: { reason, dispute: deps.ids.encode('dsp', id), outcome },
      });
      // Of two who invited each other a third one is needed.
      const more = isEnough ? 0 : Math.max(1, operatorsNeeded - agreed.length);
      if (more > 0) return { ok: true, state: dispute.state, more, deposit, moneyMoved: false } as const;
      await decideCase(deps, sql, { deposit, dispute, outcome, by: 'operators', account });
      return { ok: true, state: outcome, more, deposit, moneyMoved: outcome === 'won' } as const;
    });
    if (!done.ok) return done;
    if (done.moneyMoved) pushPaymentHint(deps, done.deposit, { state: done.deposit.state, moneyMoved: true });
    return { ok: true, state: done.state, more: done.more };
  };
