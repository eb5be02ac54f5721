/** Deposit states and the pure decision about the next one. */
export type { DepositState } from '@carmine/contract/payments/deposits';
import type { DepositState } from '@carmine/contract/payments/deposits';
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
  /** How it is paid; undefined until its gateway has answered. */
  readonly checkout: Checkout | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly creditedAt: Date | undefined;
  /** Amount actually paid, if different from the requested one. */
  readonly paid: Money | undefined;
  /** Amount that an operator credited instead of `amount`. */
  readonly creditedAmount: bigint | undefined;
  readonly queries: number;
}

/** Allowed transitions, also enforced by the database. There are no cycles, and received money is never lost. */
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

/** The kind of its clearing account: a network for crypto, a gateway for everything else. */
export const partyOf = (deposit: Pick<Deposit, 'currency'>): 'chain' | 'provider' =>
  currency(deposit.currency).type === 'CRYPTO' ? 'chain' : 'provider';

/** Still counted against the deposit limit, because money may yet arrive. */
export const isOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'review';

/** The amount received, and its value at the deposit's rate. */
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

/** The player can still pay it. */
export const isPayable = (state: DepositState): boolean => state === 'created' || state === 'pending';

/** Not rejected by an operator: the gateway refunded it. */
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

/** The transition for a gateway's report; `undefined` if the deposit is in that state or past it. */
export const decide = (
  deposit: Deposit,
  report: PaymentReport,
  ours: { paymentRef: string; playerRef: string },
): Move | undefined => {
  const asked = wanted(deposit, report, ours);
  // A chargeback before the credit is already complete: nothing has to be taken from a wallet.
  const move = asked.to === 'charged_back' && deposit.state !== 'credited' ? plain.refunded : asked;
  // In review only an operator can credit it, but a refund by the gateway is a fact.
  if (deposit.state === 'review' && move.to !== 'refunded') return undefined;
  return moves[deposit.state].includes(move.to) ? move : undefined;
};
