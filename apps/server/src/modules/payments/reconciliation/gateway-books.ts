/** Our books about one gateway, as the comparison needs them: every booking on its clearing accounts, and what is known beside them. */
import type { Sql } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { refundedInPart, type StatementLine } from '../ports.ts';
import {
  readDepositFacts,
  readLegFacts,
  readMoves,
  readRefundFacts,
  type ClearingMove,
  type DepositFacts,
  type LegFacts,
  type RefundFacts,
} from './books-store.ts';
import type { BookedMovement } from './movement.ts';

interface Horizon {
  readonly from: Date;
  readonly to: Date;
}

interface Facts {
  readonly deposits: ReadonlyMap<bigint, DepositFacts>;
  readonly legs: readonly LegFacts[];
  readonly refunds: readonly RefundFacts[];
}

type Encode = Pick<Ids, 'encode'>;

const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

const depositRef = (ids: Encode, id: bigint): string => ids.encode('dep', id as never);
const legRef = (ids: Encode, id: bigint, leg: number): string => `${ids.encode('wdr', id as never)}_${leg}`;

/** What operators credited may differ from what came. */
const arrived = (deposit: DepositFacts | undefined, move: ClearingMove): bigint =>
  deposit?.paid?.currency === move.currency ? deposit.paid.amount : abs(move.amount);

const deposited = (ids: Encode, move: ClearingMove, id: bigint, facts: Facts): BookedMovement => {
  const deposit = facts.deposits.get(id);
  const known = deposit?.knownAt ?? move.at;
  const amount = arrived(deposit, move);
  const wasHeld = known.getTime() < move.at.getTime() - 60_000;
  const because = amount === move.amount ? (wasHeld ? 'review' : undefined) : 'ruled';
  return {
    ...{ kind: 'deposit', ourRef: depositRef(ids, id), booking: String(move.groupId), currency: move.currency },
    ...{ amount, booked: move.amount, state: 'done', at: wasHeld ? known : move.at, bookedAt: move.at },
    ...(because === undefined ? {} : { because }),
  };
};

const bookedOf =
  (ids: Encode, facts: Facts) =>
  (move: ClearingMove): BookedMovement => {
    const { paymentId: id, groupId, currency, amount, what, leg, at } = move;
    const own = { booking: String(groupId), currency, amount: abs(amount), booked: amount, at, bookedAt: at } as const;
    const done = { ...own, state: 'done' } as const;
    if (what === 'correction' || what === 'transfer') return { ...done, kind: what, ourRef: `${what}_${groupId}` };
    if (id !== null && what === 'deposit') return deposited(ids, move, id, facts);
    if (id !== null && what === 'back') {
      const { caseReason } = move;
      const isDisputed =
        caseReason === null ? facts.deposits.get(id)?.state === 'charged_back' : caseReason !== refundedInPart;
      const kind = isDisputed ? 'charge-back' : 'refund';
      return { ...done, kind, ourRef: depositRef(ids, id) };
    }
    if (id !== null && what === 'won') return { ...done, kind: 'charge-back-won', ourRef: depositRef(ids, id) };
    if (id !== null && what === 'payout') return { ...done, kind: 'payout', ourRef: legRef(ids, id, leg ?? 0) };
    return { ...done, kind: 'other', ourRef: `booking_${groupId}` };
  };

const idle = { booked: 0n, bookedAt: undefined } as const;

/** Deposits without a credit: waiting for a review, given back, or not paid as far as we know. */
const uncredited = (ids: Encode, { deposits }: Facts): BookedMovement[] =>
  [...deposits.values()].flatMap((deposit): BookedMovement[] => {
    if (deposit.isCredited) return [];
    const { currency, amount } = deposit.paid ?? deposit;
    const own = { ...idle, ourRef: depositRef(ids, deposit.id), booking: 'none', currency, amount } as const;
    const known = deposit.knownAt ?? deposit.backAt;
    if (deposit.state === 'review' && known !== null)
      return [{ ...own, kind: 'deposit', state: 'done', at: known, because: 'review' } as const];
    if (deposit.state !== 'refunded' || known === null) {
      const state = deposit.state === 'created' || deposit.state === 'pending' ? 'pending' : 'failed';
      return [{ ...own, kind: 'deposit', state, at: known ?? new Date(0) } as const];
    }
    const came = { ...own, kind: 'deposit', state: 'done', at: known, because: 'given_back' } as const;
    // Refused by an operator: it goes back by an order of ours, which is a payout there.
    if (deposit.reason !== 'refunded_by_gateway' || deposit.backAt === null) return [came];
    return [came, { ...came, kind: 'refund', at: deposit.backAt } as const];
  });

const refunded = (ids: Encode, { refunds }: Facts): BookedMovement[] =>
  refunds.flatMap(({ depositId, currency, amount, attempt, isPaidThere, at }) =>
    currency === undefined || amount === null
      ? []
      : [
          {
            ...{ ...idle, kind: 'payout', ourRef: `${depositRef(ids, depositId)}_r${attempt}`, booking: 'none' },
            ...{ currency, amount, state: isPaidThere ? 'done' : 'pending', at, because: 'given_back' },
          } as const,
        ],
  );

const unpaidLegs = (ids: Encode, { legs }: Facts, booked: ReadonlySet<string>): BookedMovement[] =>
  legs
    .map(({ cashOutId, leg, currency, amount, state, at }): BookedMovement => {
      const result = state === 'failed' ? 'failed' : 'pending';
      return {
        ...{ ...idle, kind: 'payout', ourRef: legRef(ids, cashOutId, leg), booking: 'none', currency, amount },
        ...{ state: result, at },
      };
    })
    .filter(({ ourRef }) => !booked.has(ourRef));

/** Payments that the statement speaks about. */
const referred = (ids: Pick<Ids, 'decode'>, statement: readonly StatementLine[], prefix: 'dep' | 'wdr'): bigint[] => [
  ...new Set(statement.flatMap(({ ourRef }) => ids.decode(prefix, ourRef.replace(/_r?[0-9]{1,4}$/, '')) ?? [])),
];

export const readGatewayBooks = async (
  { ids }: { readonly ids: Pick<Ids, 'encode' | 'decode'> },
  sql: Sql,
  code: string,
  statement: readonly StatementLine[],
  horizon: Horizon,
): Promise<BookedMovement[]> => {
  // Fees are read with what they were kept of (`fees/keep-fees.ts`).
  const moves = (await readMoves(sql, { kind: 'provider', code }, horizon)).filter(({ what }) => what !== 'kept');
  const booked = moves.flatMap(({ paymentId }) => paymentId ?? []);
  const depositIds = [...new Set([...booked, ...referred(ids, statement, 'dep')])];
  const deposits = await readDepositFacts(sql, code, depositIds, horizon);
  const legs = await readLegFacts(sql, code, referred(ids, statement, 'wdr'));
  const refunds = await readRefundFacts(sql, code, depositIds, horizon);
  const facts: Facts = { deposits: new Map(deposits.map((one) => [one.id, one])), legs, refunds };
  const bookings = moves.map(bookedOf(ids, facts));
  // A credit may be older than the horizon, and its deposit named by a statement all the same.
  const known = new Set(bookings.map(({ ourRef }) => ourRef));
  return [...bookings, ...uncredited(ids, facts), ...refunded(ids, facts), ...unpaidLegs(ids, facts, known)];
};
