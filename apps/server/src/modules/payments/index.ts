/**
 * Owns deposits and withdrawals, gateways and networks. Must never move money itself (the wallet does) nor trust a notification that
 * the gateway does not confirm when queried.
 */
import { money, type CurrencyCode, type Money } from '@carmine/money';

import type { PlayerId } from '../../platform/ids/ids.ts';
import {
  confirmForgotten,
  confirmLater,
  confirmNotified,
  type Deposit,
  type DepositId,
  depositJobs,
  type DepositRequest,
  type GatewayQuery,
  highestDeposit,
  isPayable,
  type OfferedGateway,
  offeredGateways,
  type Payer,
  readCredited,
  readDeposit,
  readHistory,
  readOwnDeposit,
  startDeposit,
  type StartedDeposit,
} from './deposits/index.ts';
import type { PaymentsDeps } from './deps.ts';
import { chargeBacksOf, type Dispute, disputePort } from './disputes/index.ts';
import { probeGateways } from './health/index.ts';
import type { PartyJobs } from './party-job.ts';
import type { HistoryFilter } from './history-filter.ts';
import type { Checkout, DepositGateway } from './ports.ts';
import { type CurrencyMinimums, minimumsOf, readLimits, readPolicy } from './policy/index.ts';
import { receiveNotice, type ReceivedNotice } from './notices/index.ts';
import { readRefunds, type Refund, refundJobs, refundPort } from './refunds/index.ts';

export {
  arrivedOf,
  confirmJobOf,
  countCredited,
  type Deposit,
  type DepositId,
  type DepositRefusal,
  type DepositRequest,
  type DepositState,
  isPayable,
  noteInstruments,
  type Ruled,
  sameInstrument,
  type StartedDeposit,
} from './deposits/index.ts';
export { auditPayments, declareAuditJobs } from './audit/index.ts';
export {
  areCashOutsUnderWay,
  type CashOut,
  type CashOutId,
  type CashOutRefusal,
  type CashOutRequest,
  type CashOutState,
  type ChecklistItem,
  debtOpen,
  type Decided,
  isOver,
  paidBy,
  type Quote,
  readPayOutTimes,
  readTurnover,
  samePayout,
  shownReasons,
} from './cash-outs/index.ts';
export {
  type BankDeps,
  type BankPayouts,
  type BatchAtDesk,
  type BatchId,
  createBankPayouts,
  sameAccount,
} from './bank-payouts/index.ts';
export type * from './desk/index.ts';
export {
  createDisputes,
  type CheckEvidence,
  type Dispute,
  type DisputeDeps,
  type DisputeQueue,
  type Disputes,
  type DisputeView,
  type EvidenceChanged,
} from './disputes/index.ts';
export { blockHashAt, newestBlock } from './chains/index.ts';
export type { Asset, FloatSource, Network, TransferSigner } from './chains/index.ts';
export {
  type FiatDeps,
  type FiatQuote,
  isCalledOff,
  type Leg,
  type PaidByHand,
  type PlannedLeg,
} from './fiat-payouts/index.ts';
export { createCoins, type Coins } from './coins.ts';
export { declarePaymentJobs } from './jobs.ts';
export { createDesk, type Desk, type FoundPayments, type PaymentMatch } from './desk/index.ts';
export {
  type CashOutLimits,
  type CurrencyMinimums,
  type CurrencyPolicy,
  feesText,
  isLooserLimits,
  needsTwo,
  type PayoutMethod,
  readFees,
} from './policy/index.ts';
export {
  correctionOf,
  createReconciliation,
  dayOf,
  type Case,
  type ComparedRow,
  type Day,
  type DayReport,
  type PayoutStop,
  type Problem,
  type Reconciliation,
  type Report,
} from './reconciliation/index.ts';
export { isByHand, type Refund, wentTwice } from './refunds/index.ts';
export type { AddressRefusal, CoinDetails, ExpectedDeposit, IssuedAddress } from './coin-deposits/index.ts';
export type { CoinDeps, DepositOffers, PaymentsDeps, PaymentStats } from './deps.ts';
export { type GatewayHealth, watchGateway } from './health/index.ts';
export {
  createOnRamps,
  type OnRamp,
  type OnRampDeps,
  type OnRampOrder,
  type OnRampOrderId,
  type OnRampRefusal,
  type OnRamps,
  type OnRampWidget,
  watchOnRamp,
} from './onramps/index.ts';
export type { HistoryFilter } from './history-filter.ts';
export type * from './ports.ts';
export type { ReceivedNotice } from './notices/index.ts';

export interface PayableDeposit {
  readonly gateway: Pick<DepositGateway, 'name' | 'contentPolicy' | 'widget'>;
  readonly checkout: Checkout;
}

export interface Payments {
  /** Calls the gateway; a repeated key gets its first answer. */
  startDeposit(request: DepositRequest): Promise<StartedDeposit>;
  /** `path`: the gateway's segment of the URL; headers in lower case; `query`: of the URL. */
  receiveNotice(
    path: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    query: Readonly<Record<string, string>>,
  ): Promise<ReceivedNotice>;
  /** Worker, for each received event. Throws while the gateway does not answer. */
  confirmNotified(id: DepositId): Promise<void>;
  /** Worker: enqueues the same as a job of the deposit's gateway. */
  confirmLater(id: DepositId): Promise<void>;
  /** Worker, every few seconds: notifications that were stored and whose job was lost. */
  confirmForgotten(): Promise<void>;
  /** Worker, every two seconds: whether each gateway answers. */
  probeGateways(): Promise<void>;
  /** Worker: jobs of each gateway. */
  readonly onGateways: readonly PartyJobs[];
  /** Refunds of refused deposits among these. */
  refunds(ids: readonly DepositId[]): Promise<Map<DepositId, Refund>>;
  /** Charge-backs of the player's deposits among these. */
  chargeBacks(playerId: PlayerId, ids: readonly DepositId[]): Promise<Map<DepositId, Dispute[]>>;
  /** `undefined` for another player's. */
  deposit(playerId: PlayerId, id: DepositId): Promise<Deposit | undefined>;
  /** How and where it can be paid; `undefined` for another player's, and once it cannot be paid any more. */
  payable(playerId: PlayerId, id: DepositId): Promise<PayableDeposit | undefined>;
  /** For operators: the deposit's player. */
  playerOf(id: DepositId): Promise<PlayerId | undefined>;
  history(filter: HistoryFilter): Promise<{ items: Deposit[]; total: bigint }>;
  credited(playerId: PlayerId): Promise<Deposit[]>;
  /** Gateways that the player can use now. */
  gateways(query: GatewayQuery): Promise<readonly OfferedGateway[]>;
  /** Code of the gateway with this URL segment; `undefined` if there is none. */
  codeOf(path: string): string | undefined;
  /** The gateway's name for players; `undefined` if it does not exist (any more). */
  nameOf(code: string): string | undefined;
  /** `undefined` while the currency has no rate. */
  minimums(
    currency: CurrencyCode,
    payer: Payer,
  ): Promise<
    | (CurrencyMinimums & {
        readonly eurRate: bigint;
        readonly maxDeposit: Money | undefined;
        /** The house's limits of one withdrawal. */
        readonly minWithdrawEur: Money;
        readonly maxWithdrawEur: Money;
      })
    | undefined
  >;
}

export const createPayments = (deps: PaymentsDeps): Payments => {
  const reporting = { ...deps, refunds: refundPort(deps), disputes: disputePort(deps) };
  return {
    startDeposit: startDeposit(deps),
    receiveNotice: receiveNotice(deps),
    confirmNotified: confirmNotified(reporting),
    confirmLater: async (id) => {
      const deposit = await readDeposit(deps.db, id);
      if (deposit !== undefined) await confirmLater(deps.jobs, deps.db, deposit);
    },
    confirmForgotten: confirmForgotten(deps),
    probeGateways: probeGateways(
      deps,
      deps.gateways.map(({ code, queryDeposit, payouts }) => ({
        ...{ code, query: (paymentRef) => queryDeposit({ paymentRef }) },
        queryPayout: payouts && ((reference) => payouts.query(reference)),
      })),
    ),
    onGateways: deps.gateways.map((gateway) => ({
      code: gateway.code,
      jobs: [...depositJobs(reporting, gateway), ...refundJobs(deps, gateway)],
    })),
    chargeBacks: (playerId, ids) => chargeBacksOf(deps, playerId, ids),
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
    gateways: offeredGateways(deps),
    codeOf: (path) => deps.gateways.find((gateway) => gateway.path === path)?.code,
    nameOf: (code) => deps.gateways.find((gateway) => gateway.code === code)?.name,
    minimums: async (currency, payer) => {
      const { playerId } = payer;
      const rate = await deps.rates.rate(currency);
      if (rate === undefined) return undefined;
      const { addressCountry, skin } = payer;
      const [leastEarning, policy, limits, maxDeposit] = await Promise.all([
        deps.offers.leastEarningDeposit({ playerId, addressCountry, skin, currency }),
        readPolicy(deps.db, currency),
        readLimits(deps.db),
        highestDeposit(deps, payer, rate),
      ]);
      return {
        ...minimumsOf(rate, leastEarning, policy),
        eurRate: rate.scaled,
        maxDeposit,
        minWithdrawEur: money('EUR', policy.leastCashOut),
        maxWithdrawEur: money('EUR', limits.most),
      };
    },
  };
};
