/** A deposit's states and the one decision about them: pure. */
export type { DepositState } from '@carmine/contract/deposits';
import type { DepositState } from '@carmine/contract/deposits';
import { currency, type CurrencyCode, type Money } from '@carmine/money';

import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { Checkout, PaymentReport, ReportedStatus } from '../ports.ts';

export type DepositId = Id<'dep'>;

export interface Deposit {
  readonly id: DepositId;
  readonly playerId: PlayerId;
  readonly gateway: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly eurCents: bigint;
  /** In 1/10¹⁸. */
  readonly eurRate: bigint;
  readonly country: string;
  readonly state: DepositState;
  readonly reason: string | undefined;
  readonly providerReference: string | undefined;
  /** How it is paid; nothing before its gateway has said so. */
  readonly checkout: Checkout | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly creditedAt: Date | undefined;
  /** What really came, where that was another sum than asked for. */
  readonly paid: Money | undefined;
  /** What a person credited instead of `amount`. */
  readonly creditedAmount: bigint | undefined;
  readonly queries: number;
}

/** The table that the database enforces too. Every state only leads onwards, and arrived money is never lost. */
export const moves: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'review', 'credited', 'failed', 'expired', 'cancelled', 'refunded'],
  pending: ['review', 'credited', 'failed', 'expired', 'cancelled', 'refunded'],
  failed: ['review', 'credited'],
  expired: ['review', 'credited'],
  cancelled: ['review', 'credited'],
  review: ['credited', 'refunded'],
  credited: ['refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
};

/** On whose clearing account it stands: coins come from a network, everything else from a gateway. */
export const partyOf = (deposit: Pick<Deposit, 'currency'>): 'chain' | 'provider' =>
  currency(deposit.currency).type === 'CRYPTO' ? 'chain' : 'provider';

/** Still counted against the deposit limit: money may yet come. */
export const isOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'review';

/** What it is about once it is credited: what came, and its worth at the deposit's rate. */
export const arrivedOf = ({
  amount,
  eurCents,
  creditedAmount,
}: Pick<Deposit, 'amount' | 'eurCents' | 'creditedAmount'>): { amount: bigint; eurCents: bigint } =>
  creditedAmount === undefined
    ? { amount, eurCents }
    : { amount: creditedAmount, eurCents: (eurCents * creditedAmount + amount - 1n) / amount };

export interface Move {
  readonly to: DepositState;
  readonly reason: string | undefined;
}

/** Its player can still pay it. */
export const isPayable = (state: DepositState): boolean => state === 'created' || state === 'pending';

/** Nobody here refused it: the gateway did it by itself. */
export const givenBackByGateway = 'refunded_by_gateway';

const plain: Readonly<Record<Exclude<ReportedStatus, 'paid'>, Move>> = {
  pending: { to: 'pending', reason: undefined },
  failed: { to: 'failed', reason: 'declined' },
  expired: { to: 'expired', reason: 'not_paid_in_time' },
  cancelled: { to: 'cancelled', reason: 'cancelled_by_player' },
  refunded: { to: 'refunded', reason: givenBackByGateway },
  charged_back: { to: 'charged_back', reason: 'disputed_by_card_holder' },
};

const wanted = (deposit: Deposit, report: PaymentReport, ours: { paymentRef: string; playerRef: string }): Move => {
  if (report.status !== 'paid') return plain[report.status];
  const mine = report.paymentRef === ours.paymentRef && report.playerRef === ours.playerRef;
  if (!mine) return { to: 'review', reason: 'reference_differs' };
  if (report.paid?.currency !== deposit.currency) return { to: 'review', reason: 'currency_differs' };
  if (report.paid.subunits !== deposit.amount) return { to: 'review', reason: 'amount_differs' };
  return { to: 'credited', reason: undefined };
};

/** Where the gateway's own word leads; `undefined` when the deposit is there already or past it. */
export const decide = (
  deposit: Deposit,
  report: PaymentReport,
  ours: { paymentRef: string; playerRef: string },
): Move | undefined => {
  const asked = wanted(deposit, report, ours);
  // What a card holder takes back before it was in a wallet is back, and nothing is left to take out of one.
  const move = asked.to === 'charged_back' && deposit.state !== 'credited' ? plain.refunded : asked;
  // Once it needs a person, only a person credits it; that the gateway gave it back is a fact.
  if (deposit.state === 'review' && move.to !== 'refunded') return undefined;
  return moves[deposit.state].includes(move.to) ? move : undefined;
};
