/** A payment's charge-backs at its gateway: opened, answered with evidence, won or lost. Pure. */
import { createHash, randomBytes } from 'node:crypto';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { GatewayPayment, PaymentState } from './payment.ts';

export interface GatewayDispute {
  readonly id: string;
  readonly reason: string;
  readonly amount: string;
  readonly state: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly dueAt: string;
  /** What the merchant answered. */
  readonly answer?: {
    readonly reference: string;
    readonly hash: string;
    readonly statements: number;
    readonly files: number;
  };
}

/** What the card network or the bank does. */
export const disputeOutcomes = ['chargeback', 'chargeback-partial', 'chargeback-won', 'chargeback-lost'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

const answerDays = 7;

const isPending = ({ state }: GatewayDispute): boolean => state === 'needs_response' || state === 'under_review';

const subunits = (payment: GatewayPayment, amount: string): bigint => {
  const parsed = parseAmount(payment.currency, amount);
  return parsed.ok ? parsed.money.subunits : 0n;
};

/** Charged back in full, unless it was won back. */
const stateOf = (payment: GatewayPayment, disputes: readonly GatewayDispute[]): PaymentState => {
  const gone = disputes
    .filter(({ state }) => state !== 'won')
    .reduce((sum, one) => sum + subunits(payment, one.amount), 0n);
  return payment.charged !== null && gone >= subunits(payment, payment.charged.amount) ? 'charged_back' : 'paid';
};

const withDisputes = (payment: GatewayPayment, disputes: readonly GatewayDispute[], now: Date): GatewayPayment => ({
  ...{ ...payment, disputes, state: stateOf(payment, disputes), updatedAt: now.toISOString() },
});

/** A third of the payment, to test parts. */
const amountOf = (payment: GatewayPayment, outcome: DisputeOutcome): string => {
  const charged = subunits(payment, payment.charged?.amount ?? payment.amount);
  return formatAmount(money(payment.currency, outcome === 'chargeback-partial' ? charged / 3n : charged));
};

/** Undefined if the payment does not allow it. */
export const applyDispute = (
  payment: GatewayPayment,
  outcome: DisputeOutcome,
  now: Date,
): GatewayPayment | undefined => {
  const disputes = payment.disputes ?? [];
  if (outcome === 'chargeback' || outcome === 'chargeback-partial') {
    if (payment.state !== 'paid' || disputes.some(({ state }) => state !== 'won')) return undefined;
    const opened: GatewayDispute = {
      ...{ id: `kd_${randomBytes(12).toString('hex')}`, reason: '10.4', amount: amountOf(payment, outcome) },
      ...{ state: 'needs_response', dueAt: new Date(now.getTime() + answerDays * 86_400_000).toISOString() },
    };
    return withDisputes(payment, [...disputes, opened], now);
  }
  const pending = disputes.find(isPending);
  if (pending === undefined) return undefined;
  const state = outcome === 'chargeback-won' ? 'won' : 'lost';
  return withDisputes(
    payment,
    disputes.map((one) => (one === pending ? { ...one, state } : one)),
    now,
  );
};

export interface SentEvidence {
  readonly reference: string;
  readonly body: Buffer;
  readonly statements: number;
  readonly files: number;
}

export type EvidenceTaken =
  | { readonly ok: true; readonly payment: GatewayPayment; readonly dispute: GatewayDispute }
  | { readonly ok: false; readonly reason: 'dispute_closed' | 'evidence_taken' };

/** Idempotent per reference. */
export const takeEvidence = (payment: GatewayPayment, id: string, sent: SentEvidence, now: Date): EvidenceTaken => {
  const disputes = payment.disputes ?? [];
  const found = disputes.find((one) => one.id === id);
  const hash = createHash('sha256').update(sent.body).digest('hex');
  if (found?.answer?.reference === sent.reference && found.answer.hash === hash)
    return { ok: true, payment, dispute: found };
  if (found?.answer !== undefined) return { ok: false, reason: 'evidence_taken' };
  if (found?.state !== 'needs_response') return { ok: false, reason: 'dispute_closed' };
  const { reference, statements, files } = sent;
  const answered: GatewayDispute = { ...found, state: 'under_review', answer: { reference, hash, statements, files } };
  return {
    ...{ ok: true, dispute: answered },
    payment: withDisputes(
      payment,
      disputes.map((one) => (one === found ? answered : one)),
      now,
    ),
  };
};
