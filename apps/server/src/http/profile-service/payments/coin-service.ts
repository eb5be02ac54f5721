/** Dependencies of the crypto routes, and the API's format of crypto payments. */
import type { Payment } from '@carmine/contract/payments/deposits';
import { formatAmount, money, type CurrencyCode, type Money } from '@carmine/money';
import {
  type Dispute,
  isByHand,
  isCalledOff,
  isOver,
  paidBy,
  shownReasons,
  type CashOut,
  type CoinDetails,
  type Coins,
  type Deposit,
  type ExpectedDeposit,
  type Leg,
  type Refund,
} from '../../../modules/payments/index.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { HttpContext } from '../../http-context.ts';
import type { cashOutProblems } from './cash-out-problems.ts';
import { depositAnswer } from './payment-service.ts';

export interface CoinService {
  readonly http: HttpContext;
  readonly problems: typeof cashOutProblems;
  readonly coins: Coins;
}

/** `twice`: the player had it already; what was taken from the wallet and what is owed. */
const legAnswer = (currency: CurrencyCode, { method, target, amount, state, lateWay, lateOwed }: Leg) => {
  const shown = (subunits: bigint): string => formatAmount(money(currency, subunits));
  return {
    ...{ method, target, currency, status: state, amount: shown(amount) },
    ...(lateWay === 'player' ? { twice: { taken: shown(amount - lateOwed), owed: shown(lateOwed) } } : {}),
  };
};

const legsAnswer = ({ currency }: CashOut, legs: readonly Leg[]) =>
  legs.filter((leg) => !isCalledOff(leg, legs)).map((leg) => legAnswer(currency, leg));

/** During a review the reason is hidden, except for holds that the player was notified of. */
const reasonFor = ({ state, reason }: CashOut): { reason?: string } =>
  reason === undefined || (state === 'review' && !shownReasons.includes(reason)) ? {} : { reason };

export const cashOutAnswer = (
  ids: Ids,
  cashOut: CashOut,
  transaction?: { txid: string; confirmations: number },
  legs: readonly Leg[] = [],
): Payment => ({
  id: ids.encode('wdr', cashOut.id),
  direction: 'withdraw',
  method: cashOut.method,
  currency: cashOut.currency,
  amount: formatAmount(money(cashOut.currency, cashOut.amount)),
  fee: formatAmount(money(cashOut.currency, cashOut.fee)),
  amountEur: formatAmount(money('EUR', cashOut.eurCents)),
  status: cashOut.state,
  ...reasonFor(cashOut),
  createdAt: cashOut.createdAt.toISOString(),
  updatedAt: cashOut.updatedAt.toISOString(),
  ...(isOver(cashOut.state) ? {} : { dueAt: paidBy(cashOut).toISOString() }),
  ...(cashOut.address === '' ? {} : { address: cashOut.address }),
  ...transaction,
  ...(legs.length === 0 ? {} : { legs: legsAnswer(cashOut, legs) }),
});

export const coinDepositAnswer = (
  ids: Ids,
  deposit: Deposit,
  details: CoinDetails | undefined,
  refund?: Refund,
  disputes: readonly Dispute[] = [],
): Payment => ({
  ...depositAnswer(ids, deposit),
  ...details,
  ...(disputes.length === 0 ? {} : { chargeBacks: disputes.map(chargeBackAnswer) }),
  ...(refund?.amount === undefined ? {} : { legs: [refundAnswer(deposit.gateway, refund.amount, refund)] }),
});

/** Whether it is contested is the house's affair; the player sees what moved. */
const chargeBackAnswer = ({ amount, currency, createdAt, state, decidedAt }: Dispute) => ({
  ...{ amount: formatAmount(money(currency, amount)), at: createdAt.toISOString() },
  ...(state === 'won' && decidedAt !== undefined ? { wonBackAt: decidedAt.toISOString() } : {}),
});

/** A refund in progress is shown as one leg. */
const refundAnswer = (gateway: string, amount: Money, { state, way }: Refund) => ({
  method: isByHand(state) || way === 'bank' ? 'MANUAL' : gateway,
  currency: amount.currency,
  amount: formatAmount(amount),
  status: isByHand(state) ? ('waiting' as const) : state,
});

/** Before a deposit exists: nothing received yet, or less than the minimum. */
export const expectedAnswer = (ids: Ids, expected: ExpectedDeposit): Payment => {
  const gathering = /[1-9]/.test(expected.gathered);
  return {
    id: ids.encode('dep', expected.id),
    direction: 'deposit',
    method: expected.method,
    currency: expected.currency,
    amount: expected.gathered,
    fee: formatAmount(money(expected.currency, 0n)),
    amountEur: formatAmount(money('EUR', 0n)),
    status: gathering ? 'pending' : 'created',
    ...(gathering ? { reason: 'below_minimum' } : {}),
    createdAt: expected.issuedAt.toISOString(),
    updatedAt: expected.issuedAt.toISOString(),
    address: expected.address,
  };
};
