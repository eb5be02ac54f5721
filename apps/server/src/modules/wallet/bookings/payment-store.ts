/** SQL of deposits and withdrawals. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { ProtectionStatus } from '../gate/gate.ts';
import type { PaymentId, PlayerId } from '../ids.ts';
import { centsPerSubunit } from '../rounds/round-codec.ts';
import type { DepositCredit, PartyKind } from './payment.ts';

interface Movement {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

interface Result {
  repeated: boolean;
}

const booked = async <R>(sql: Sql, call: string, values: readonly unknown[]): Promise<R> => {
  const places = values.map((_value, i) => `$${i + 1}`).join(', ');
  const { result } = await sql.one<{ result: R }>(`select ${call}(${places}) as result`, values);
  return result;
};

export const reserveDeposit = (
  sql: Sql,
  input: { playerId: PlayerId; paymentId: PaymentId; eurCents: bigint },
): Promise<{ allowed: boolean; room: bigint | null; until: Date | null; protection_status: ProtectionStatus | null }> =>
  sql.one('select allowed, room, until, protection_status from reserve_deposit($1, $2, $3)', [
    input.playerId,
    input.paymentId,
    input.eurCents,
  ]);

export const releaseDeposit = (sql: Sql, paymentId: PaymentId) => sql.run('select release_deposit($1)', [paymentId]);

export const creditDeposit = (sql: Sql, input: DepositCredit) =>
  // Bookings made before debts were settled on credit have no `settled`.
  booked<Result & { cash: string; locked: string; settled?: string }>(sql, 'credit_deposit', [
    input.playerId,
    input.paymentId,
    input.partyKind ?? 'provider',
    input.provider,
    input.currency,
    input.amount,
    input.to,
    centsPerSubunit(input.currency, input.eurRate),
  ]);

export const reverseDeposit = (sql: Sql, input: Movement & { provider: string; partyKind?: PartyKind }) =>
  booked<Result & { receivable: string }>(sql, 'reverse_deposit', [
    input.playerId,
    input.paymentId,
    input.partyKind ?? 'provider',
    input.provider,
    input.currency,
    input.amount,
  ]);

export const releaseLocked = (sql: Sql, input: Movement & { eurRate: bigint }) =>
  booked<Result | null>(sql, 'release_locked', [
    input.playerId,
    input.paymentId,
    input.currency,
    input.amount,
    centsPerSubunit(input.currency, input.eurRate),
  ]);

/** Oldest first: room in the limit goes to whoever has waited longest. */
export const openExcesses = (sql: Sql, size: number) =>
  sql.rows<{ paymentId: PaymentId }>(
    `select payment_id as "paymentId" from limit_excesses where closed_at is null order by created_at, payment_id limit $1`,
    [size],
  );

export const releaseExcess = async (sql: Sql, paymentId: PaymentId): Promise<bigint> =>
  booked<string>(sql, 'release_excess', [paymentId]).then(BigInt);

/** The bonus that a withdrawal took. */
export interface BonusRow {
  readonly bonusId?: string | null;
  readonly bonusAmount?: string | null;
}

export type HoldRefusal = 'funds' | 'not_withdrawable_yet' | 'cashouts_stopped';

export const holdCashOut = (sql: Sql, input: Movement) =>
  booked<(Result & BonusRow) | { reason: HoldRefusal; withdrawable: string }>(sql, 'hold_cash_out', [
    input.playerId,
    input.paymentId,
    input.currency,
    input.amount,
  ]);

export const settleCashOut = (
  sql: Sql,
  input: { paymentId: PaymentId; leg: number; provider: string; partyKind?: PartyKind; amount: bigint; fee: bigint },
) =>
  booked<Result>(sql, 'settle_cash_out', [
    input.paymentId,
    input.leg,
    input.partyKind ?? 'provider',
    input.provider,
    input.amount,
    input.fee,
  ]);

export type LateWay = 'open' | 'noted' | 'held' | 'player' | 'house';

export const bookLatePayout = (sql: Sql, input: { paymentId: PaymentId; leg: number }) =>
  booked<Result & { way: LateWay; owed: string }>(sql, 'book_late_payout', [input.paymentId, input.leg]);

export const returnPaidLeg = (sql: Sql, input: { paymentId: PaymentId; leg: number }) =>
  booked<Result>(sql, 'return_paid_leg', [input.paymentId, input.leg]);

export const returnCashOut = (sql: Sql, paymentId: PaymentId, bonus: 'restore' | 'keep_removed') =>
  booked<Result & BonusRow & { returned: string; settled?: string; bonus: 'restored' | 'not_restored' | null }>(
    sql,
    'return_cash_out',
    [paymentId, bonus],
  );

export const bookDrain = async (sql: Sql, id: bigint): Promise<boolean> =>
  (await sql.one<{ fresh: boolean }>('select book_drain($1) as fresh', [id])).fresh;

export const bookArrival = async (sql: Sql, id: bigint): Promise<'top_up' | 'unexplained' | undefined> =>
  (await sql.one<{ as: 'top_up' | 'unexplained' | null }>('select book_arrival($1) as as', [id])).as ?? undefined;

export const reverseArrival = (sql: Sql, id: bigint) => sql.run('select reverse_arrival($1)', [id]);

export const bookNetworkFee = async (
  sql: Sql,
  input: { reference: string; chain: string; currency: CurrencyCode; amount: bigint },
): Promise<{ fresh: boolean }> =>
  sql.one<{ fresh: boolean }>('select book_network_fee($1, $2, $3, $4) as fresh', [
    input.reference,
    input.chain,
    input.currency,
    input.amount,
  ]);
