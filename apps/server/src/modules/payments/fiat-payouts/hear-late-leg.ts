/**
 * Handles a failed leg that its gateway paid late after all, with or without a notification. The gateway is queried for two months, and
 * before an operator sends the same amount. A late payment is booked once; the database decides how.
 */
import { formatAmount, money } from '@carmine/money';
import { cashOutPaidTwice, legPaidLate, type LateWay } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { type CashOut, type CashOutId, pushCashOutHint, lockCashOut } from '../cash-outs/index.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { askLegLater, claimFailedLegs } from './late-leg-store.ts';
import { legReference, type LegAt } from './leg.ts';
import { readLegs } from './leg-store.ts';

const batch = 10;

type Booked = Awaited<ReturnType<FiatDeps['wallet']['bookLatePayout']>>;

const announceLate = async (
  { outbox, ids }: FiatDeps,
  sql: Sql,
  cashOut: CashOut,
  { leg, way, owed }: Pick<Booked, 'owed'> & { readonly leg: number; readonly way: LateWay },
): Promise<void> => {
  const { id, playerId, currency, state } = cashOut;
  const found = (await readLegs(sql, [id])).get(id)?.find((one) => one.leg === leg);
  const shown = (subunits: bigint): string => formatAmount(money(currency, subunits));
  const payload = {
    ...{ playerId, cashOut: ids.encode('wdr', id), leg: String(leg), currency, way },
    amount: shown(found?.amount ?? 0n),
    ...(owed > 0n ? { owed: shown(owed) } : {}),
    had: state === 'failed' || state === 'rejected' ? 'wallet' : 'bank',
  } as const;
  await outbox.publish(sql, legPaidLate, id.toString(), payload);
  if (way === 'player') await outbox.publish(sql, cashOutPaidTwice, id.toString(), payload);
};

/** The caller holds the cash-out's row lock. Idempotent. */
export const bookLateWithin = async (
  deps: FiatDeps,
  sql: Sql,
  cashOut: CashOut,
  leg: number,
): Promise<Booked['way']> => {
  const { way, owed, repeated } = await deps.wallet.bookLatePayout(sql, { paymentId: cashOut.id, leg });
  if (!repeated && (way === 'noted' || way === 'player' || way === 'house'))
    await announceLate(deps, sql, cashOut, { leg, way, owed });
  return way;
};

export const bookLate = async (deps: FiatDeps, { cashOutId, leg }: LegAt): Promise<void> => {
  const done = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, cashOutId);
    return cashOut && { cashOut, way: await bookLateWithin(deps, sql, cashOut, leg) };
  });
  if (done === undefined || done.way === 'open') return;
  deps.log.warn({ cashOutId: cashOutId.toString(), leg, way: done.way }, 'failed leg paid late');
  pushCashOutHint(deps, done.cashOut, { moneyMoved: done.way === 'player' });
};

/** `gone`: no adapter can query it any more. `none`: it never accepted the order. */
type LegStatus = 'paid' | 'pending' | 'failed' | 'none' | 'unreachable' | 'gone';

const askGateway = async (deps: FiatDeps, at: LegAt, method: string): Promise<LegStatus> => {
  const payouts = deps.gateways.find(({ code }) => code === method)?.payouts;
  if (payouts === undefined) return 'gone';
  const answer = await payouts.query(legReference(deps.ids, at.cashOutId, at.leg));
  if (answer.ok) return answer.status;
  return answer.reason === 'payout_unknown' ? 'none' : 'unreachable';
};

export type NotToBeSent = 'paid_by_gateway' | 'gateway_pending' | 'gateway_unreachable';

/** Call before the amount of a failed leg is sent by bank. Returns undefined if it may be sent. */
export const askBeforeSending = async (
  deps: FiatDeps,
  cashOutId: CashOutId,
  leg: number,
): Promise<NotToBeSent | undefined> => {
  const legs = (await readLegs(deps.db, [cashOutId])).get(cashOutId) ?? [];
  const instead = legs.find((one) => one.leg === leg);
  const failed = legs.find((one) => one.leg === instead?.replaces);
  // An operator who has taken it queried then, and may have sent it since.
  if (instead?.state !== 'waiting' || failed === undefined || instead.takenBy !== undefined) return undefined;
  const at = { cashOutId, leg: failed.leg };
  const status = await askGateway(deps, at, failed.method);
  if (status === 'unreachable') return 'gateway_unreachable';
  if (status === 'pending') return 'gateway_pending';
  if (status !== 'paid') return undefined;
  await bookLate(deps, at);
  return 'paid_by_gateway';
};

/** Worker, per gateway. Returns the number of legs queried. */
export const hearLateLegs =
  (deps: FiatDeps, { code }: { readonly code: string }) =>
  async (): Promise<number> => {
    const due = await claimFailedLegs(deps.db, code, batch);
    await Promise.all(
      due.map(async ({ hiddenUntil, ...at }) => {
        try {
          if ((await askGateway(deps, at, code)) === 'paid') await bookLate(deps, at);
          else await askLegLater(deps.db, at, hiddenUntil);
        } catch (error) {
          deps.log.error({ cashOutId: at.cashOutId.toString(), leg: at.leg, err: error }, 'failed leg not queried');
        }
      }),
    );
    return due.length;
  };
