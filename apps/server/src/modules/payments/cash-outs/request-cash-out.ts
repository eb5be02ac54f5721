/** Creates a withdrawal: the money leaves the playable balance in the same transaction. */
import { money } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import { once } from '../../../platform/idempotency.ts';
import type { CashOut, CashOutId } from './cash-out.ts';
import { insertCashOut, readCashOut } from './cash-out-store.ts';
import {
  checkCashOut,
  limitRefusal,
  missingToStake,
  refuse,
  type CashOutRefusal,
  type CashOutRequest,
  type CheckedCashOut,
} from './check-cash-out.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';
import { refusedByLimits } from './limit-store.ts';
import { announce, logAndPushCashOut } from './transition-cash-out.ts';

export type RequestedCashOut = { readonly ok: true; readonly cashOut: CashOut } | CashOutRefusal;

/** Thrown to roll back the transaction on an expected refusal. */
class Refused extends Error {
  readonly refusal: CashOutRefusal;

  constructor(refusal: CashOutRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Thrown to roll back a request that was priced before something changed: it is priced again. */
class PriceChanged extends Error {}

/** Thrown to leave a transaction that only checked whether a key is new. */
class KeyIsNew extends Error {}

const insertHeld = async (
  deps: CashOutDeps,
  sql: Sql,
  { playerId, plan }: CashOutRequest,
  { rail, amount, fee, rate, eurCents, address }: CheckedCashOut,
): Promise<CashOut> => {
  const { currency } = amount;
  const exceeded = await refusedByLimits(sql, { playerId, method: rail.method }, eurCents);
  if (exceeded !== undefined) throw new Refused(limitRefusal(exceeded, rate));
  const made = await insertCashOut(sql, {
    ...{ playerId, method: rail.method, currency, amount: amount.subunits, fee: fee.subunits },
    ...{ eurCents, eurRate: rate.scaled, address },
  });
  const held = await deps.wallet.holdCashOut(sql, { playerId, paymentId: made.id, currency, amount: amount.subunits });
  if (!held.ok) {
    if (held.reason === 'not_withdrawable_yet') throw new Refused(missingToStake(amount, held.withdrawable));
    throw new Refused(refuse(held.reason === 'funds' ? 'insufficient_funds' : held.reason));
  }
  await deps.offers.noteCashOut(sql, { playerId, paymentId: made.id, currency });
  const refused = await rail.plan?.(sql, made, plan);
  if (refused === 'price_changed') throw new PriceChanged();
  if (refused !== undefined) throw new Refused(refuse(refused));
  await announce(deps, sql, made);
  return made;
};

/**
 * Hashed with the key: the request as sent, independent of rules that may change. Without the confirmed plan, which is a condition and no part
 * of what is asked for: who confirms a new plan because the first answer was lost must get that answer, not a second withdrawal.
 */
const asked = ({ currency, amount, address, via }: CashOutRequest) => ({
  ...{ call: 'cash-out', currency, amount, address },
  // Absent in calls of the previous release.
  ...(via === undefined ? {} : { via }),
});

type Stored = { ok: true; id: CashOutId } | CashOutRefusal;

const store = (deps: CashOutDeps, request: CashOutRequest, work: (sql: Sql) => Promise<CashOutId>): Promise<Stored> =>
  deps.db.transaction(async (sql): Promise<Stored> => {
    const { playerId, idempotencyKey: key } = request;
    if (key === undefined) return { ok: true, id: await work(sql) };
    const stored = await once(sql, { playerId, key, request: asked(request) }, async () => ({
      cashOut: (await work(sql)).toString(),
    }));
    return stored.ok ? { ok: true, id: BigInt(stored.answer.cashOut) as CashOutId } : stored;
  });

/** Looked up first, so that a rule changed since does not change an earlier answer. */
const recall = async (deps: CashOutDeps, request: CashOutRequest): Promise<Stored | undefined> => {
  if (request.idempotencyKey === undefined) return undefined;
  try {
    return await store(deps, request, async () => {
      throw new KeyIsNew();
    });
  } catch (error) {
    if (error instanceof KeyIsNew) return undefined;
    throw error;
  }
};

const answerFor = async (deps: CashOutDeps, stored: Stored): Promise<RequestedCashOut> => {
  if (!stored.ok) return stored;
  const cashOut = await readCashOut(deps.db, stored.id);
  if (cashOut === undefined) throw new Error(`Cash-out ${stored.id} is gone`);
  return { ok: true, cashOut };
};

const mostPrices = 3;

/** Refuses currencies that none of the given rails serves. */
export const requestCashOut = (deps: RailDeps) => {
  const check = checkCashOut(deps);
  const attempt = async (request: CashOutRequest, prices: number): Promise<RequestedCashOut> => {
    const before = await recall(deps, request);
    if (before !== undefined) return answerFor(deps, before);
    const checked = await check(request);
    if (!checked.ok) return checked;
    try {
      let made: CashOut | undefined;
      const stored = await store(deps, request, async (sql) => {
        made = await insertHeld(deps, sql, request, checked);
        return made.id;
      });
      if (made !== undefined) logAndPushCashOut(deps, made);
      return await answerFor(deps, stored);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      if (!(error instanceof PriceChanged)) throw error;
      return prices < mostPrices ? attempt(request, prices + 1) : refuse('price_changed');
    }
  };
  return (request: CashOutRequest): Promise<RequestedCashOut> => attempt(request, 1);
};

/** The amount that the recipient gets. */
export const netOf = ({ currency, amount, fee }: CashOut) => money(currency, amount - fee);
