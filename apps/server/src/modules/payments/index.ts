/**
 * Owns deposits and cash-outs, their gateways and chains and what these tell; must never move money itself (the wallet does) nor believe a
 * notification that the gateway does not confirm when it is asked.
 */
import type { CurrencyCode, Money } from '@carmine/money';

import type { PlayerId } from '../../platform/ids/ids.ts';
import type { DepositRequest } from './deposits/check-deposit.ts';
import { confirmNotified } from './deposits/confirm-deposit.ts';
import { isPayable, type Deposit, type DepositId } from './deposits/deposit.ts';
import { countCredited, readCredited, readDeposit, readHistory, readOwnDeposit } from './deposits/deposit-store.ts';
import type { PaymentsDeps } from './deps.ts';
import type { PartyJobs } from './party-job.ts';
import type { HistoryFilter } from './history-filter.ts';
import { highestDeposit, usableGateways, type GatewayQuery, type Payer } from './deposits/list-gateways.ts';
import type { Checkout, DepositGateway, GatewayDeclaration } from './ports.ts';
import { minimumsOf, type CurrencyMinimums } from './policy/minimums.ts';
import { readPolicy } from './policy/policy-store.ts';
import { receiveNotice, type ReceivedNotice } from './notices/index.ts';
import { depositJobs } from './deposits/jobs.ts';
import { confirmForgotten } from './deposits/reconcile-deposits.ts';
import { refundJobs } from './refunds/jobs.ts';
import { refundPort } from './refunds/begin-refund.ts';
import type { Refund } from './refunds/refund.ts';
import { readRefunds } from './refunds/refund-store.ts';
import { startDeposit, type StartedDeposit } from './deposits/start-deposit.ts';

export type { DepositRefusal, DepositRequest } from './deposits/check-deposit.ts';
export { isCoupon } from './deposits/coupon.ts';
export { auditPayments, declareAuditJobs } from './audit/index.ts';
export { debtOpen, toldReasons } from './cash-outs/hold.ts';
export { isOver, paidBy, type CashOut, type CashOutId, type CashOutState } from './cash-outs/cash-out.ts';
export type * from './desk/chain-health.ts';
export type * from './chains/ports.ts';
export type { CashOutRefusal, CashOutRequest } from './cash-outs/check-cash-out.ts';
export type { FiatDeps, FiatQuote } from './fiat-payouts/fiat-cash-out.ts';
export { isCalledOff, type Leg, type PlannedLeg } from './fiat-payouts/leg.ts';
export type { PaidByHand } from './fiat-payouts/pay-by-hand.ts';
export { createCoins, type Coins } from './coins.ts';
export { declarePaymentJobs } from './jobs.ts';
export { readPayOutTimes } from './cash-outs/pay-out-time-store.ts';
export type { Decided } from './cash-outs/decide-cash-out.ts';
export { createDesk, type Desk } from './desk/desk.ts';
export type * from './desk/desk-store.ts';
export { noteInstruments } from './deposits/note-instruments.ts';
export { sameInstrument } from './deposits/instrument-store.ts';
export { areCashOutsUnderWay } from './cash-outs/under-way-store.ts';
export { readTurnover, samePayout } from './cash-outs/turnover-store.ts';
export type { CurrencyPolicy } from './policy/policy-store.ts';
export { isByHand, wentTwice, type Refund } from './refunds/refund.ts';
export type { Ruled } from './deposits/resolve-deposit.ts';
export type { FoundPayments, PaymentMatch } from './desk/search-payments.ts';
export type { AddressRefusal, ExpectedDeposit, IssuedAddress } from './coin-deposits/issue-address.ts';
export type { ChecklistItem, Quote } from './cash-outs/quote-cash-out.ts';
export type { CoinDetails } from './coin-deposits/transfer-store.ts';
export { confirmJob, type CoinDeps, type PaymentsDeps, type PaymentStats } from './deps.ts';
export { arrivedOf, isPayable, type Deposit, type DepositId, type DepositState } from './deposits/deposit.ts';
export type { HistoryFilter } from './history-filter.ts';
export type { CurrencyMinimums } from './policy/minimums.ts';
export type * from './ports.ts';
export type { ReceivedNotice } from './notices/index.ts';
export type { StartedDeposit } from './deposits/start-deposit.ts';

export interface PayableDeposit {
  readonly gateway: Pick<DepositGateway, 'name' | 'contentPolicy' | 'widget'>;
  readonly checkout: Checkout;
}

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
  /** Worker, every few seconds: notifications that were kept and whose job was lost. */
  confirmForgotten(): Promise<void>;
  /** Worker: what is done at each gateway, one by one. */
  readonly onGateways: readonly PartyJobs[];
  /** Of refused deposits among these. */
  refunds(ids: readonly DepositId[]): Promise<Map<DepositId, Refund>>;
  /** `undefined` for another player's. */
  deposit(playerId: PlayerId, id: DepositId): Promise<Deposit | undefined>;
  /** How it is paid, and at whom; `undefined` for another player's, and once it cannot be paid any more. */
  payable(playerId: PlayerId, id: DepositId): Promise<PayableDeposit | undefined>;
  /** For operators: whose a deposit is. */
  playerOf(id: DepositId): Promise<PlayerId | undefined>;
  history(filter: HistoryFilter): Promise<{ items: Deposit[]; total: bigint }>;
  credited(playerId: PlayerId): Promise<Deposit[]>;
  /** Those that the player can use now. */
  gateways(query: GatewayQuery): Promise<readonly GatewayDeclaration[]>;
  /** Of a gateway that is called by this word; `undefined` where there is none. */
  codeOf(path: string): string | undefined;
  /** As players know the gateway; `undefined` where it is none, or none any more. */
  nameOf(code: string): string | undefined;
  /** `undefined` while the currency has no rate. */
  minimums(
    currency: CurrencyCode,
    payer: Payer,
  ): Promise<(CurrencyMinimums & { readonly eurRate: bigint; readonly maxDeposit: Money | undefined }) | undefined>;
}

export const createPayments = (deps: PaymentsDeps): Payments => {
  const reporting = { ...deps, refunds: refundPort(deps) };
  return {
    startDeposit: startDeposit(deps),
    receiveNotice: receiveNotice(deps),
    confirmNotified: confirmNotified(reporting),
    confirmForgotten: confirmForgotten(deps),
    onGateways: deps.gateways.map((gateway) => ({
      code: gateway.code,
      jobs: [...depositJobs(reporting, gateway), ...refundJobs(deps, gateway)],
    })),
    refunds: (ids) => readRefunds(deps.db, ids),
    deposit: (playerId, id) => readOwnDeposit(deps.db, playerId, id),
    payable: async (playerId, id) => {
      const deposit = await readOwnDeposit(deps.db, playerId, id);
      const gateway = deps.gateways.find(({ code }) => code === deposit?.gateway);
      if (deposit?.checkout === undefined || gateway === undefined || !isPayable(deposit.state)) return undefined;
      return { gateway, checkout: deposit.checkout };
    },
    playerOf: async (id) => (await readDeposit(deps.db, id))?.playerId,
    history: (filter) => readHistory(deps.db, filter),
    credited: (playerId) => readCredited(deps.db, playerId),
    gateways: (query) => usableGateways(deps, query),
    codeOf: (path) => deps.gateways.find((gateway) => gateway.path === path)?.code,
    nameOf: (code) => deps.gateways.find((gateway) => gateway.code === code)?.name,
    minimums: async (currency, payer) => {
      const { playerId } = payer;
      const rate = await deps.rates.rate(currency);
      if (rate === undefined) return undefined;
      const pastDeposits = playerId === undefined ? 0 : await countCredited(deps.db, playerId);
      const [policy, maxDeposit] = await Promise.all([
        readPolicy(deps.db, currency),
        highestDeposit(deps, payer, rate),
      ]);
      return { ...minimumsOf(rate, pastDeposits, policy), eurRate: rate.scaled, maxDeposit };
    },
  };
};
