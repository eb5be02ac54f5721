/**
 * A gateway's own record of what moved, a line for each deposit, refund, charge-back and payout. Kept from its payments and payouts as
 * they happen, and independent of what any merchant believes.
 */
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import type { Collection } from '../collection.ts';
import type { GatewayPayment } from './payment.ts';
import { stateOf, type GatewayPayout, type PayoutParts } from './payouts.ts';

export type MovementKind = 'deposit' | 'refund' | 'charge-back' | 'charge-back-won' | 'payout';

export interface StatementLine {
  readonly id: string;
  readonly kind: MovementKind;
  readonly merchantReference: string;
  readonly amount: string;
  readonly currency: string;
  /** What the gateway keeps; null if it bills nothing for it. */
  readonly fee: string | null;
  readonly state: 'pending' | 'done' | 'failed';
  /** ISO time of that state. */
  readonly at: string;
  /** Left out of the list, as by a gateway that has lost it. */
  readonly isHidden?: true;
}

const comesBack = ['refund', 'charge-back'] as const;

const subunits = (currency: CurrencyCode, text: string): bigint => {
  const parsed = parseAmount(currency, text);
  return parsed.ok ? parsed.money.subunits : 0n;
};

const idOf = (id: string, kind: MovementKind, n: number): string => (n === 0 ? `${id}.${kind}` : `${id}.${kind}.${n}`);

/** Lines about a payment after its first one; the first of a kind has no number. */
const laterLines = (lines: Collection<StatementLine>, { id }: GatewayPayment, kind: MovementKind): StatementLine[] => {
  const found: StatementLine[] = [];
  for (;;) {
    const line = lines.get(idOf(id, kind, found.length));
    if (line === undefined) return found;
    found.push(line);
  }
};

/** What the shop has of a payment in its present state. */
const leftOf = ({ state, charged, disputes = [] }: GatewayPayment): bigint => {
  if (state !== 'paid' || charged === null) return 0n;
  const { currency, amount } = charged;
  const gone = disputes.filter((one) => one.state !== 'won').map((one) => subunits(currency, one.amount));
  return gone.reduce((left, one) => left - one, subunits(currency, amount));
};

const isDisputed = ({ state, disputes = [] }: GatewayPayment): boolean =>
  state === 'charged_back' || (state === 'paid' && disputes.some((one) => one.state !== 'won'));

/** Called with each new state of a payment: a line for what has changed since the last one. */
export const notePayment = (lines: Collection<StatementLine>, payment: GatewayPayment): void => {
  const { id: first, merchantReference, charged, state, updatedAt: at } = payment;
  const put = (id: string, kind: MovementKind, amount: string, currency: string): void =>
    lines.put(id, { id, kind, merchantReference, amount, currency, fee: null, state: 'done', at });
  const known = lines.get(first);
  if (charged === null || (known === undefined && state !== 'paid')) return;
  if (known === undefined) return put(first, 'deposit', charged.amount, charged.currency);
  const { currency } = charged;
  const sum = (kind: MovementKind): bigint =>
    laterLines(lines, payment, kind).reduce((total, line) => total + subunits(currency, line.amount), 0n);
  const gone = comesBack.reduce((total, kind) => total + sum(kind), 0n);
  const change = leftOf(payment) - (subunits(currency, known.amount) - gone + sum('charge-back-won'));
  if (change === 0n) return;
  const kind = change > 0n ? 'charge-back-won' : isDisputed(payment) ? 'charge-back' : 'refund';
  const n = laterLines(lines, payment, kind).length;
  put(idOf(first, kind, n), kind, formatAmount(money(currency, change < 0n ? -change : change)), currency);
};

const payoutLine = (payout: GatewayPayout, payoutMs: number): StatementLine => {
  const { id, merchantReference, amount, currency, createdAt, paidLateAt } = payout;
  const status = stateOf(payout, payoutMs);
  const state = status === 'paid' ? 'done' : status;
  const decidedAt = new Date(Date.parse(createdAt) + payoutMs).toISOString();
  const at = state === 'pending' ? createdAt : (paidLateAt ?? decidedAt);
  return { id, kind: 'payout', merchantReference, amount, currency, fee: null, state, at };
};

/** Payouts change with time alone. */
const notePayouts = (lines: Collection<StatementLine>, { payouts, payoutMs }: PayoutParts): void => {
  for (const payout of payouts.all()) {
    const known = lines.get(payout.id);
    const isOver = known?.state === 'done' || (known?.state === 'failed' && payout.paidLateAt === undefined);
    if (!isOver) lines.put(payout.id, payoutLine(payout, payoutMs));
  }
};

const pageSize = 50;

const place = ({ at, id }: StatementLine): string => `${at} ${id}`;

const byPlace = (a: StatementLine, b: StatementLine): number => (place(a) < place(b) ? -1 : 1);

const decode = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');

export interface StatementAsked {
  /** Inclusive, and exclusive. */
  readonly from: Date;
  readonly to: Date;
  /** Empty for the first page. */
  readonly cursor?: string | undefined;
}

export interface Statement {
  page(asked: StatementAsked): { lines: StatementLine[]; next: string | null };
}

export const createStatement = (lines: Collection<StatementLine>, payouts: PayoutParts): Statement => ({
  page: ({ from, to, cursor = '' }) => {
    notePayouts(lines, payouts);
    const within = lines
      .all()
      .filter(
        ({ at, isHidden }) => isHidden !== true && Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime(),
      )
      .toSorted(byPlace);
    const after = cursor === '' ? '' : decode(cursor);
    const rest = within.filter((line) => place(line) > after);
    const page = rest.slice(0, pageSize);
    const last = page.at(-1);
    const isLast = rest.length <= pageSize || last === undefined;
    return { lines: page, next: isLast ? null : Buffer.from(place(last)).toString('base64url') };
  },
});

/** What a call asks for; undefined if it is no period. */
export const askedOf = (from: string, to: string, cursor: string | undefined): StatementAsked | undefined => {
  const asked = { from: new Date(from), to: new Date(to), cursor };
  return Number.isNaN(asked.from.getTime()) || Number.isNaN(asked.to.getTime()) ? undefined : asked;
};
