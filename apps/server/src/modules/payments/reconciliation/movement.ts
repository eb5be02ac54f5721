/** What reconciliation compares: movements as our books have them, and days. Pure. */
import type { CurrencyCode } from '@carmine/money';
import type { MovementKind, StatementLine } from '../ports.ts';

/**
 * Why a movement is not, or not to that amount, on the clearing account: a deposit waits for its review, was given back without a
 * credit, or was credited as operators decided.
 */
export const unbookedReasons = ['review', 'given_back', 'ruled'] as const;
export type UnbookedReason = (typeof unbookedReasons)[number];

/** A movement as our books have it. */
export interface BookedMovement {
  /**
   * `correction`: by two operators, of which the other side knows nothing. `transfer`: the house's own money, to or from the other side.
   * `other`: not of any payment.
   */
  readonly kind: ListedKind | 'correction' | 'transfer' | 'other';
  readonly ourRef: string;
  /** Distinguishes two bookings under one reference. */
  readonly booking: string;
  readonly currency: CurrencyCode;
  /** What we believe moved there; positive. */
  readonly amount: bigint;
  /** Effect on the clearing balance: above zero if the other side holds more for us. 0: not in the ledger. */
  readonly booked: bigint;
  readonly state: StatementLine['state'];
  /** When we learned of it. */
  readonly at: Date;
  readonly bookedAt: Date | undefined;
  readonly because?: UnbookedReason;
  /** Of a fee: the line of the other side's list that it was kept of. */
  readonly line?: string;
}

/** Beside a gateway's lines: what it kept of one of them, what a network took, and sums that both sides must have. */
export type ListedKind = MovementKind | 'gateway-fee' | 'network-fee' | 'sum';

/** A line of the other side's list, a gateway's statement or what a network has in its blocks. */
export type ListedLine = Omit<StatementLine, 'kind'> & { readonly kind: ListedKind };

/** A UTC day, written as `2026-11-27`. */
export type Day = string;

const dayMs = 86_400_000;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

export const startOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

export const dayAfter = (day: Day, days = 1): Day => dayOf(new Date(startOf(day).getTime() + days * dayMs));

/** Everything compared for one day lies within it: the day before, the day, and what closed since. */
export const horizonOf = (day: Day, now: Date): { readonly from: Date; readonly to: Date } => {
  const last = startOf(dayAfter(day, 3));
  return { from: startOf(dayAfter(day, -3)), to: last < now ? last : now };
};

/** Effect of a line on what the gateway holds for us. */
export const effectOf = ({ kind, amount, fee, state }: ListedLine): bigint => {
  if (state !== 'done' || amount === undefined || kind === 'sum') return 0n;
  return (
    (kind === 'deposit' || kind === 'charge-back-won' ? amount.subunits : -amount.subunits) - (fee?.subunits ?? 0n)
  );
};

/** One movement has one key: a refund and a charge-back of one deposit are the same money. A fee belongs to a line, not to a payment. */
export const keyOf = ({ kind, ourRef, line }: Pick<BookedMovement, 'kind' | 'ourRef' | 'line'>): string => {
  if (kind === 'gateway-fee') return `${kind} ${line ?? ourRef}`;
  return `${kind === 'refund' || kind === 'charge-back' ? 'back' : kind} ${ourRef}`;
};
