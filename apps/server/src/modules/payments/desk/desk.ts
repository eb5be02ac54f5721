/** Operators' use cases for money: queues, context, decisions, settings. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Stop, StopApproval, StopEnding, StopOutcome } from '../../wallet/index.ts';
import {
  approveCashOut,
  type CashOut,
  type CashOutId,
  type Decided,
  type Decision,
  rejectCashOut,
  type Rejection,
} from '../cash-outs/index.ts';
import { readNetworkHealth, type NetworkHealth } from './network-health.ts';
import {
  creditReviewed,
  type Deposit,
  type DepositId,
  type DepositRejection,
  type DepositRuling,
  refuseReviewed,
  type Ruled,
} from '../deposits/index.ts';
import { coinsOf } from '../chains/index.ts';
import {
  type FiatDeps,
  type HandPayment,
  type LegLetGo,
  type LegTaken,
  type LegWord,
  type PaidByHand,
  payByHand,
  putLegBack,
  settleLateLeg,
  takeLeg,
} from '../fiat-payouts/index.ts';
import {
  type BookedRefund,
  bookRefund,
  letRefundGo,
  type RefundBooked,
  type RefundLetGo,
  refundPort,
  type RefundTaken,
  type RefundWord,
  settleTwice,
  takeRefund,
} from '../refunds/index.ts';
import {
  countDesk,
  queuedCashOuts,
  queuedDeposits,
  type CashOutQueue,
  type DepositQueue,
  type DeskCounts,
  type Page,
} from './desk-store.ts';
import {
  changeSettings,
  type CurrencyChange,
  type GatewaySwitch,
  isLooser,
  type LimitsChange,
  type PayoutMethodChange,
  readRules,
  type Rules,
  type RulesChange,
} from '../policy/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { disputePort } from '../disputes/index.ts';
import { type MoneySettings, readMoneySettings } from './money-settings.ts';
import { payersOf } from '../payers.ts';
import { railsOf } from '../rails.ts';
import {
  cashOutsAtDesk,
  depositsAtDesk,
  paymentsOf,
  readCashOutView,
  readDepositView,
  type CashOutAtDesk,
  type CashOutView,
  type DepositAtDesk,
  type DepositView,
  type DeskDeps,
} from './desk-views.ts';
import { treasuryDesk, type TreasuryDesk } from './treasury-desk.ts';
import { resumeWithdrawals, stopWithdrawals, type StopWord } from './stop-withdrawals.ts';

export interface Desk {
  counts(): Promise<DeskCounts>;
  /** Since when and why withdrawals are stopped. */
  stopped(): Promise<Stop | undefined>;
  /** One operator stops all withdrawals. */
  stop(word: StopWord): Promise<StopOutcome>;
  /** One operator approves that withdrawals resume; it takes two, and a passed ledger check. */
  resume(word: StopWord): Promise<StopEnding>;
  /** Operators who have approved already. */
  stopApprovals(): Promise<StopApproval[]>;
  cashOuts(queue: CashOutQueue, page: Page): Promise<{ items: CashOutAtDesk[]; total: number }>;
  cashOut(id: CashOutId): Promise<CashOutView | undefined>;
  approve(decision: Decision): Promise<Decided>;
  /** The money is returned. */
  reject(rejection: Rejection): Promise<Decided>;
  payByHand(payment: HandPayment): Promise<PaidByHand>;
  /** Call before a leg is sent by bank; for a failed card leg, its gateway is queried for a late payment. */
  takeLeg(word: LegWord): Promise<LegTaken>;
  putLegBack(word: LegWord): Promise<LegLetGo>;
  settleLateLeg(word: LegWord): Promise<LegLetGo>;
  deposits(queue: DepositQueue, page: Page): Promise<{ items: DepositAtDesk[]; total: number }>;
  deposit(id: DepositId): Promise<DepositView | undefined>;
  creditDeposit(ruling: DepositRuling): Promise<Ruled>;
  refuseDeposit(rejection: DepositRejection): Promise<Ruled>;
  /** Call before it is sent by bank: from then on its gateway is not ordered to pay it. */
  takeRefund(word: RefundWord): Promise<RefundTaken>;
  letRefundGo(word: RefundWord): Promise<RefundLetGo>;
  bookRefund(booked: BookedRefund): Promise<RefundBooked>;
  settleTwice(word: RefundWord): Promise<RefundLetGo>;
  /** A player's deposits and withdrawals, newest first. */
  paymentsOf(playerId: PlayerId, page: Page): Promise<{ items: (Deposit | CashOut)[]; total: number }>;
  chains(): Promise<NetworkHealth[]>;
  readonly treasury: TreasuryDesk;
  settings(): Promise<MoneySettings>;
  /** Returns false if no adapter has this code. */
  switchGateway(change: GatewaySwitch): Promise<boolean>;
  setCurrency(change: CurrencyChange): Promise<void>;
  /** Whether more would be paid without review or without a second approval than under the current rules. */
  isLooser(rules: Rules): Promise<boolean>;
  setRules(change: RulesChange): Promise<void>;
  /** Tighter limits only; looser ones take two operators. */
  setLimits(change: LimitsChange): Promise<void>;
  setPayoutMethod(change: PayoutMethodChange): Promise<void>;
}

/** Operators' actions on legs paid by bank transfer. */
const legWords = (deps: FiatDeps): Pick<Desk, 'payByHand' | 'takeLeg' | 'putLegBack' | 'settleLateLeg'> => ({
  ...{ payByHand: payByHand(deps), takeLeg: takeLeg(deps) },
  ...{ putLegBack: putLegBack(deps), settleLateLeg: settleLateLeg(deps) },
});

const rulings = (payments: PaymentsDeps): Pick<Desk, 'creditDeposit' | 'refuseDeposit'> => {
  const deps = { ...payments, refunds: refundPort(payments), disputes: disputePort(payments) };
  return { creditDeposit: creditReviewed(deps), refuseDeposit: refuseReviewed(deps) };
};

export const createDesk = (deps: DeskDeps): Desk => {
  const { payments, coins, onRamps = [] } = deps;
  const { db } = payments;
  const fiat = { ...coins, gateways: payments.gateways, publicUrl: payments.publicUrl };
  return {
    counts: () => countDesk(db, payersOf(payments.gateways)),
    stopped: () => deps.wallet.cashOutsStopped(),
    stop: stopWithdrawals(deps),
    resume: resumeWithdrawals(deps),
    stopApprovals: () => deps.wallet.stopApprovals(),
    cashOuts: async (queue, page) => {
      const { ids, total } = await queuedCashOuts(db, queue, page);
      return { items: await cashOutsAtDesk(deps, ids), total };
    },
    cashOut: (id) => readCashOutView(deps, id),
    approve: approveCashOut(coins),
    reject: rejectCashOut({ ...coins, rails: railsOf(fiat) }),
    ...legWords(fiat),
    deposits: async (queue, page) => {
      const { ids, total } = await queuedDeposits(db, queue, page);
      return { items: await depositsAtDesk(deps, ids), total };
    },
    deposit: (id) => readDepositView(deps, id),
    ...rulings(payments),
    takeRefund: takeRefund(payments),
    letRefundGo: letRefundGo(payments),
    bookRefund: bookRefund(payments),
    settleTwice: settleTwice(payments),
    paymentsOf: (playerId, page) => paymentsOf(deps, playerId, page),
    chains: () => Promise.all(coinsOf(coins).map((coin) => readNetworkHealth(coins, coin))),
    treasury: treasuryDesk(coins, payments.gateways),
    settings: () => readMoneySettings(payments, coins, onRamps),
    ...changeSettings({ ...payments, gateways: [...payments.gateways, ...onRamps] }),
    isLooser: async (rules) => isLooser(rules, await readRules(db)),
  };
};
