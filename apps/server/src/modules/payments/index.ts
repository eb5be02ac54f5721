/**
 * Owns deposits and cash-outs, their gateways and chains and what these tell; must never move money itself (the wallet does) nor believe a
 * notification that the gateway does not confirm when it is asked.
 */
import type { CurrencyCode, Money } from '@carmine/money';

import type { PlayerId } from '../../platform/ids/ids.ts';
import type { DepositRequest } from './check-deposit.ts';
import { confirmNotified } from './confirm-deposit.ts';
import type { Deposit, DepositId } from './deposit.ts';
import {
  countCredited,
  readCredited,
  readDeposit,
  readHistory,
  readOwnDeposit,
  type HistoryFilter,
} from './deposit-store.ts';
import type { PaymentsDeps } from './deps.ts';
import { highestDeposit, listGateways, type GatewayQuery, type Payer } from './list-gateways.ts';
import { minimumsOf, type CurrencyMinimums } from './minimums.ts';
import { readPolicy } from './policy-store.ts';
import { receiveNotice, type ReceivedNotice } from './receive-notice.ts';
import { reconcileDeposits } from './reconcile-deposits.ts';
import type { Refund } from './refund.ts';
import { readRefunds } from './refund-store.ts';
import { sendRefunds } from './send-refunds.ts';
import { startDeposit, type StartedDeposit } from './start-deposit.ts';

export type { DepositRefusal, DepositRequest } from './check-deposit.ts';
export { isCoupon } from './coupon.ts';
export { auditPayments } from './audit-payments.ts';
export { createCreditWatch } from './watch-credits.ts';
export { debtOpen, toldReasons } from './hold.ts';
export { isOver, paidBy, type CashOut, type CashOutId, type CashOutState } from './cash-out.ts';
export type * from './chain-health.ts';
export type * from './chain-ports.ts';
export type { CashOutRefusal, CashOutRequest } from './check-cash-out.ts';
export type { CoinDeps } from './coin-deps.ts';
export type { FiatDeps, FiatQuote } from './fiat-cash-out.ts';
export { isCalledOff, type Leg, type PlannedLeg } from './leg.ts';
export type { PaidByHand } from './pay-by-hand.ts';
export { createCoins, type Coins } from './coins.ts';
export { readPayOutTimes } from './pay-out-time-store.ts';
export type { Decided } from './decide-cash-out.ts';
export { createDesk, type Desk } from './desk.ts';
export type * from './desk-store.ts';
export { noteInstruments } from './note-instruments.ts';
export { sameInstrument } from './instrument-store.ts';
export { areCashOutsUnderWay } from './under-way-store.ts';
export { readTurnover, samePayout } from './turnover-store.ts';
export type { CurrencyPolicy } from './policy-store.ts';
export { isByHand, wentTwice, type Refund } from './refund.ts';
export type { Ruled } from './resolve-deposit.ts';
export type { FoundPayments, PaymentMatch } from './search-payments.ts';
export type { AddressRefusal, ExpectedDeposit, IssuedAddress } from './issue-address.ts';
export type { ChecklistItem, Quote } from './quote-cash-out.ts';
export type { CoinDetails } from './transfer-store.ts';
export { confirmJob, type PaymentsDeps, type PaymentStats } from './deps.ts';
export { arrivedOf, type Deposit, type DepositId, type DepositState } from './deposit.ts';
export type { HistoryFilter } from './deposit-store.ts';
export type { CurrencyMinimums } from './minimums.ts';
export type * from './ports.ts';
export type { ReceivedNotice } from './receive-notice.ts';
export type { StartedDeposit } from './start-deposit.ts';

export interface Payments {
  /** Reaches the gateway; a request with a key that was used before gets its first answer. */
  startDeposit(request: DepositRequest): Promise<StartedDeposit>;
  /** `path` is the gateway's word in the address; headers in lower case. */
  receiveNotice(
    path: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReceivedNotice>;
  /** Worker, for each event that was received. Throws while the gateway does not answer. */
  confirmNotified(id: DepositId): Promise<void>;
  /** Worker, every few seconds: what no notification tells. The number of deposits asked about. */
  reconcile(): Promise<number>;
  /** Worker, every few seconds: gives refused money back. The number of refunds looked after. */
  sendRefunds(): Promise<number>;
  /** Of refused deposits among these. */
  refunds(ids: readonly DepositId[]): Promise<Map<DepositId, Refund>>;
  /** `undefined` for another player's. */
  deposit(playerId: PlayerId, id: DepositId): Promise<Deposit | undefined>;
  /** For operators: whose a deposit is. */
  playerOf(id: DepositId): Promise<PlayerId | undefined>;
  history(filter: HistoryFilter): Promise<{ items: Deposit[]; total: bigint }>;
  credited(playerId: PlayerId): Promise<Deposit[]>;
  gateways(query: GatewayQuery): Promise<string[]>;
  /** `undefined` while the currency has no rate. */
  minimums(
    currency: CurrencyCode,
    payer: Payer,
  ): Promise<(CurrencyMinimums & { readonly eurRate: bigint; readonly maxDeposit: Money | undefined }) | undefined>;
}

export const createPayments = (deps: PaymentsDeps): Payments => ({
  startDeposit: startDeposit(deps),
  receiveNotice: receiveNotice(deps),
  confirmNotified: confirmNotified(deps),
  reconcile: reconcileDeposits(deps),
  sendRefunds: sendRefunds(deps),
  refunds: (ids) => readRefunds(deps.db, ids),
  deposit: (playerId, id) => readOwnDeposit(deps.db, playerId, id),
  playerOf: async (id) => (await readDeposit(deps.db, id))?.playerId,
  history: (filter) => readHistory(deps.db, filter),
  credited: (playerId) => readCredited(deps.db, playerId),
  gateways: listGateways(deps),
  minimums: async (currency, payer) => {
    const { playerId } = payer;
    const rate = await deps.rates.rate(currency);
    if (rate === undefined) return undefined;
    const pastDeposits = playerId === undefined ? 0 : await countCredited(deps.db, playerId);
    const [policy, maxDeposit] = await Promise.all([readPolicy(deps.db, currency), highestDeposit(deps, payer, rate)]);
    return { ...minimumsOf(rate, pastDeposits, policy), eurRate: rate.scaled, maxDeposit };
  },
});
