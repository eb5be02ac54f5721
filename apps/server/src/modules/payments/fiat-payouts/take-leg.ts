/** An operator takes a leg before sending it by bank, if nothing blocks it; from then on a payment by its gateway is only recorded. */
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { type CashOut, type CashOutId, pushCashOutHint, lockCashOut } from '../cash-outs/index.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { askBeforeSending, bookLateWithin, type NotToBeSent } from './hear-late-leg.ts';
import { squareLeg, writeTaken } from './late-leg-store.ts';
import { refuseKept, type LegKept } from './kept-leg.ts';
import { isInFile } from './kept-leg-store.ts';
import { manualMethod, type Leg } from './leg.ts';
import { readLegs } from './leg-store.ts';

export interface LegWord {
  readonly id: CashOutId;
  readonly leg: number;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type LegLetGo = { readonly ok: true } | Fail<'cash_out_not_found' | 'not_to_be_paid' | 'in_bank_file'>;
export type LegTaken = LegLetGo | Fail<NotToBeSent> | LegKept;

const refused = <R extends string>(reason: R): Fail<R> => ({ ok: false, reason });

type Deed = 'cash_out.leg_taken' | 'cash_out.leg_let_go' | 'cash_out.leg_settled';

/** Of two concurrent calls, one succeeds. */
const change = async <Refusal extends { readonly ok: false }>(
  deps: FiatDeps,
  { id, leg, operatorId, reason, action }: LegWord & { readonly action: Deed },
  work: (sql: Sql, cashOut: CashOut, found: Leg) => Promise<boolean | Refusal>,
): Promise<LegLetGo | Refusal> => {
  const done = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut === undefined) return refused('cash_out_not_found');
    const found = (await readLegs(sql, [id])).get(id)?.find((one) => one.leg === leg);
    const worked = found === undefined ? false : await work(sql, cashOut, found);
    if (typeof worked === 'object') return worked;
    if (!worked) return refused('not_to_be_paid');
    await deps.audit.record(sql, {
      ...{ operatorId, action, ...aboutPlayer(deps, cashOut.playerId) },
      details: { reason, leg: leg.toString(), cashOut: deps.ids.encode('wdr', id) },
    });
    return { ok: true, cashOut } as const;
  });
  if (!done.ok) return done;
  pushCashOutHint(deps, done.cashOut, { moneyMoved: false });
  return { ok: true };
};

/** The gateway of a failed card leg is queried once more: what it has paid is not sent again. */
export const takeLeg =
  (deps: FiatDeps) =>
  async (word: LegWord): Promise<LegTaken> => {
    const { id, leg, operatorId } = word;
    const refusal = await askBeforeSending(deps, id, leg);
    if (refusal !== undefined) return { ok: false, reason: refusal };
    return change<LegKept>(deps, { ...word, action: 'cash_out.leg_taken' }, async (sql, cashOut, found) => {
      const { method, state, takenBy } = found;
      const takeable = cashOut.state === 'submitted' && method === manualMethod && state === 'waiting';
      if (!takeable || takenBy !== undefined) return false;
      return (await refuseKept(sql, id)) ?? writeTaken(sql, { cashOutId: id, leg }, operatorId);
    });
  };

/** It was not sent after all: another operator may take it, and if its gateway has paid meanwhile, it is paid. */
export const putLegBack =
  (deps: FiatDeps) =>
  (word: LegWord): Promise<LegLetGo> =>
    change<Fail<'in_bank_file'>>(
      deps,
      { ...word, action: 'cash_out.leg_let_go' },
      async (sql, cashOut, { replaces }) => {
        if (await isInFile(sql, { cashOutId: word.id, leg: word.leg })) return refused('in_bank_file');
        if (!(await writeTaken(sql, { cashOutId: word.id, leg: word.leg }, undefined))) return false;
        await bookNoted(deps, sql, cashOut, replaces);
        return true;
      },
    );

/** Books what its gateway paid while an operator was sending it, once the operator has reported. */
export const bookNoted = async (deps: FiatDeps, sql: Sql, cashOut: CashOut, failed: number | undefined) => {
  const legs = (await readLegs(sql, [cashOut.id])).get(cashOut.id) ?? [];
  const noted = legs.some((one) => one.leg === failed && one.paidLateAt !== undefined && one.lateWay === undefined);
  if (noted && failed !== undefined) await bookLateWithin(deps, sql, cashOut, failed);
};

/** Marks a double payment as handled by an operator. */
export const settleLateLeg =
  (deps: FiatDeps) =>
  (word: LegWord): Promise<LegLetGo> =>
    change<never>(deps, { ...word, action: 'cash_out.leg_settled' }, (sql) =>
      squareLeg(sql, { cashOutId: word.id, leg: word.leg }, word.operatorId),
    );
