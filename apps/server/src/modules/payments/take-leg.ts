/** A person says beforehand that the sum of a leg which a card refused is sent by bank: what its gateway pays after that is only noted. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids.ts';
import type { CashOut, CashOutId } from './cash-out.ts';
import { lockCashOut } from './cash-out-store.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { askBeforeSending, bookLateWithin, type NotToBeSent } from './hear-late-leg.ts';
import { squareLeg, writeTaken } from './late-leg-store.ts';
import { manualMethod, type Leg } from './leg.ts';
import { readLegs } from './leg-store.ts';
import { hintCashOut } from './tell-cash-out.ts';

export interface LegWord {
  readonly id: CashOutId;
  readonly leg: number;
  readonly operatorId: OperatorId;
  /** Written down in the same transaction. */
  readonly also?: (sql: Sql, cashOut: CashOut) => Promise<unknown>;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type LegLetGo = { readonly ok: true } | Fail<'cash_out_not_found' | 'not_to_be_paid'>;
export type LegTaken = LegLetGo | Fail<NotToBeSent>;

/** Of two at once, one does. */
const change = async (
  deps: FiatDeps,
  { id, leg, also }: LegWord,
  work: (sql: Sql, cashOut: CashOut, found: Leg) => Promise<boolean>,
): Promise<LegLetGo> => {
  const done = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut === undefined) return 'cash_out_not_found';
    const found = (await readLegs(sql, [id])).get(id)?.find((one) => one.leg === leg);
    if (found === undefined || !(await work(sql, cashOut, found))) return 'not_to_be_paid';
    await also?.(sql, cashOut);
    return cashOut;
  });
  if (typeof done === 'string') return { ok: false, reason: done };
  hintCashOut(deps, done, { moneyMoved: false });
  return { ok: true };
};

/** Its gateway is asked once more before: what it has paid is not sent again. */
export const takeLeg =
  (deps: FiatDeps) =>
  async (word: LegWord): Promise<LegTaken> => {
    const { id, leg, operatorId } = word;
    const refusal = await askBeforeSending(deps, id, leg);
    if (refusal !== undefined) return { ok: false, reason: refusal };
    return change(deps, word, async (sql, { state }, { method, replaces }) => {
      if (state !== 'submitted' || method !== manualMethod || replaces === undefined) return false;
      return writeTaken(sql, { cashOutId: id, leg }, operatorId);
    });
  };

/** It was not sent after all: another may take it, and where its gateway has paid meanwhile, it is paid. */
export const putLegBack =
  (deps: FiatDeps) =>
  (word: LegWord): Promise<LegLetGo> =>
    change(deps, word, async (sql, cashOut, { replaces }) => {
      if (!(await writeTaken(sql, { cashOutId: word.id, leg: word.leg }, undefined))) return false;
      await bookNoted(deps, sql, cashOut, replaces);
      return true;
    });

/** What its gateway had paid while a person was sending it: now that is said, it is booked. */
export const bookNoted = async (deps: FiatDeps, sql: Sql, cashOut: CashOut, failed: number | undefined) => {
  const legs = (await readLegs(sql, [cashOut.id])).get(cashOut.id) ?? [];
  const noted = legs.some((one) => one.leg === failed && one.paidLateAt !== undefined && one.lateWay === undefined);
  if (noted && failed !== undefined) await bookLateWithin(deps, sql, cashOut, failed);
};

/** What went twice has been looked into: a person's word. */
export const settleLateLeg =
  (deps: FiatDeps) =>
  (word: LegWord): Promise<LegLetGo> =>
    change(deps, word, (sql) => squareLeg(sql, { cashOutId: word.id, leg: word.leg }, word.operatorId));
