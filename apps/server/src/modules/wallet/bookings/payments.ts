/**
 * Deposits and withdrawals, in the caller's transaction. Maps the database functions' results (amounts as text, refusals as
 * values or null) to integers and typed refusals.
 */
import type { Database } from '../../../database/database.ts';
import * as debts from '../debts/debt-store.ts';
import * as store from './payment-store.ts';
import type { BonusMoved, Payments } from '../wallet.ts';

const bonusIn = <N extends string>(
  name: N,
  { bonusId, bonusAmount }: store.BonusRow,
): { readonly [K in N]?: BonusMoved } =>
  typeof bonusId === 'string' && typeof bonusAmount === 'string'
    ? ({ [name]: { bonusId: BigInt(bonusId), amount: BigInt(bonusAmount) } } as { [K in N]: BonusMoved })
    : {};

/** What a withdrawal sets aside, and the bonus that goes with it. */
const holds: Pick<Payments, 'holdCashOut' | 'returnCashOut'> = {
  holdCashOut: async (sql, input) => {
    const result = await store.holdCashOut(sql, input);
    return 'reason' in result
      ? { ok: false, reason: result.reason, withdrawable: BigInt(result.withdrawable) }
      : { ok: true, repeated: result.repeated, ...bonusIn('bonusRemoved', result) };
  },
  returnCashOut: async (sql, { paymentId, bonus }) => {
    const result = await store.returnCashOut(sql, paymentId, bonus);
    const { repeated, returned, settled = '0' } = result;
    return {
      ...{ ok: true, repeated, returned: BigInt(returned), settled: BigInt(settled) },
      ...(result.bonus === 'restored' ? bonusIn('bonusRestored', result) : {}),
      ...(result.bonus === 'not_restored' ? bonusIn('bonusNotRestored', result) : {}),
    };
  },
};

/** Of the house's own money: fees of networks, and what moves between the hot wallet and cold storage. */
const houseBookings: Pick<Payments, 'bookNetworkFee' | 'bookDrain' | 'bookArrival' | 'reverseArrival'> = {
  bookNetworkFee: async (sql, input) => {
    const { fresh } = await store.bookNetworkFee(sql, input);
    return { ok: true, repeated: !fresh };
  },
  bookDrain: async (sql, id) => ({ ok: true, repeated: !(await store.bookDrain(sql, id)) }),
  bookArrival: (sql, id) => store.bookArrival(sql, id),
  reverseArrival: async (sql, id) => {
    await store.reverseArrival(sql, id);
  },
};

export const createPayments = (db: Database): Payments => ({
  reserveDeposit: async (sql, input) => {
    const { allowed, room, until, protection_status: protectionStatus } = await store.reserveDeposit(sql, input);
    if (allowed) return { ok: true };
    if (protectionStatus !== null) return { ok: false, reason: 'protection_status', protectionStatus };
    if (room === null || until === null) throw new Error('A deposit was refused without a limit');
    return { ok: false, reason: 'limit', available: room, until };
  },
  releaseDeposit: async (sql, paymentId) => {
    await store.releaseDeposit(sql, paymentId);
  },
  creditDeposit: async (sql, input) => {
    const { repeated, cash, locked, settled = '0' } = await store.creditDeposit(sql, input);
    return { ok: true, repeated, cash: BigInt(cash), locked: BigInt(locked), settled: BigInt(settled) };
  },
  reverseDeposit: async (sql, input) => {
    const { repeated, receivable } = await store.reverseDeposit(sql, input);
    return { ok: true, repeated, receivable: BigInt(receivable) };
  },
  releaseLocked: async (sql, input) => {
    const result = await store.releaseLocked(sql, input);
    return result === null ? { ok: false, reason: 'funds' } : { ok: true, repeated: result.repeated };
  },
  releaseExcesses: async (sql) => {
    let released = 0;
    for (const { paymentId } of await store.openExcesses(sql, 500))
      if ((await store.releaseExcess(sql, paymentId)) > 0n) released += 1;
    return released;
  },
  settleCashOut: async (sql, input) => {
    const { repeated } = await store.settleCashOut(sql, input);
    return { ok: true, repeated };
  },
  bookLatePayout: async (sql, input) => {
    const { repeated, way, owed } = await store.bookLatePayout(sql, input);
    return { ok: true, repeated, way, owed: BigInt(owed) };
  },
  returnPaidLeg: async (sql, input) => {
    const { repeated } = await store.returnPaidLeg(sql, input);
    return { ok: true, repeated };
  },
  payDebt: debts.payDebt,
  debts: (playerId, sql = db) => debts.openDebts(sql, playerId),
  debtMovements: (playerId) => debts.debtMovements(db, playerId),
  ...holds,
  ...houseBookings,
});
