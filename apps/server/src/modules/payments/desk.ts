/** Money as operators see it: what waits for them, what is known around it, what they decide, what they switch. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import type { Stop, StopAgreement, StopEnding, StopOutcome, Wallet } from '../wallet/index.ts';
import { isLooser, type CashOut, type CashOutId, type Rules } from './cash-out.ts';
import { approvalsNeeded, readCashOuts, readTransactions, type TransactionDetails } from './cash-out-store.ts';
import { readChainHealth, type ChainHealth } from './chain-health.ts';
import type { CoinDeps } from './coin-deps.ts';
import { approveCashOut, rejectCashOut, type Decided, type Decision } from './decide-cash-out.ts';
import type { Deposit, DepositId, DepositState } from './deposit.ts';
import { readDeposits } from './deposit-store.ts';
import type { PaymentsDeps } from './deps.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { knownHolds, readHold, type Hold } from './hold.ts';
import { whatKeepsLeg } from './kept-leg-store.ts';
import { legsAtDesk, type LegAtDesk } from './leg-at-desk.ts';
import { fiatMethod } from './leg.ts';
import { readLegs } from './leg-store.ts';
import { bookRefund, type BookedRefund, type RefundBooked } from './book-refund.ts';
import { payByHand, type HandPayment, type PaidByHand } from './pay-by-hand.ts';
import {
  countApprovals,
  countDesk,
  queuedCashOuts,
  queuedDeposits,
  readAddressFacts,
  readApprovals,
  readCashOutSteps,
  readDepositSteps,
  readMoneyFacts,
  readPlayerPayments,
  type AddressFacts,
  type Approval,
  type CashOutQueue,
  type DepositQueue,
  type DeskCounts,
  type MoneyFacts,
  type Page,
  type Step,
} from './desk-store.ts';
import { readMoneySettings, type MoneySettings } from './money-settings.ts';
import { readRules, switchGateway, writePolicy, writeRules, type CurrencyPolicy } from './policy-store.ts';
import { readUnproven } from './proof-store.ts';
import type { Refund } from './refund.ts';
import { readRefunds } from './refund-store.ts';
import {
  letRefundGo,
  settleTwice,
  takeRefund,
  type RefundLetGo,
  type RefundTaken,
  type RefundWord,
} from './take-refund.ts';
import { creditReviewed, refuseReviewed, type DepositRuling, type Ruled } from './resolve-deposit.ts';
import { operatorsNeeded, readRulings, type Ruling } from './ruling-store.ts';
import { isStrandedRefund, payersOf } from './stranded.ts';
import { putLegBack, settleLateLeg, takeLeg, type LegLetGo, type LegTaken, type LegWord } from './take-leg.ts';

export interface DeskDeps {
  readonly payments: PaymentsDeps;
  readonly coins: CoinDeps;
  readonly wallet: Pick<
    Wallet,
    'cashOutsStopped' | 'watchInvariants' | 'stopWithdrawals' | 'agreeToEndStop' | 'stopAgreements'
  >;
}

export interface CashOutAtDesk {
  readonly cashOut: CashOut;
  readonly late: boolean;
  /** Operators who agreed, and how many must. */
  readonly agreed: number;
  readonly needed: number;
  readonly facts: MoneyFacts;
  /** What keeps it back while it is in review; nothing once that has ended. */
  readonly hold: Hold | undefined;
}

export interface CashOutView extends CashOutAtDesk {
  readonly steps: readonly Step<CashOut['state']>[];
  readonly approvals: readonly Approval[];
  readonly address: AddressFacts;
  readonly transaction: TransactionDetails | undefined;
  /** Of a cash-out in money; empty for coins. */
  readonly legs: readonly LegAtDesk[];
  /** Every cash-out is stopped while the books are looked at. */
  readonly stopped: Stop | undefined;
}

export interface DepositAtDesk {
  readonly deposit: Deposit;
  readonly facts: MoneyFacts;
  /** Of refused money. */
  readonly returning: Refund | undefined;
}

export interface DepositView extends DepositAtDesk {
  readonly steps: readonly Step<DepositState>[];
  readonly rulings: readonly Ruling[];
  /** Of refused money. */
  readonly refund: (Refund & { readonly stranded: boolean }) | undefined;
  readonly needed: number;
}

/** Written down in the transaction of the change. */
type Also = (sql: Sql) => Promise<unknown>;

export interface Desk {
  counts(): Promise<DeskCounts>;
  /** Since when and why no cash-out leaves. */
  stopped(): Promise<Stop | undefined>;
  /** One operator stops every withdrawal. `also`: only where it was this call. */
  stop(word: { operatorId: OperatorId; reason: string; also: Also }): Promise<StopOutcome>;
  /** One operator's word that cash-outs may go on; it takes two, and sound books. `also`: only where it counted. */
  resume(word: { operatorId: OperatorId; reason: string; also: Also }): Promise<StopEnding>;
  /** Who has said so already. */
  stopAgreements(): Promise<StopAgreement[]>;
  cashOuts(queue: CashOutQueue, page: Page): Promise<{ items: CashOutAtDesk[]; total: number }>;
  cashOut(id: CashOutId): Promise<CashOutView | undefined>;
  approve(decision: Decision): Promise<Decided>;
  approvals(id: CashOutId): Promise<Approval[]>;
  /** The money goes back. */
  reject(decision: Decision): Promise<Decided>;
  payByHand(payment: HandPayment): Promise<PaidByHand>;
  /** Before a leg is sent by bank; the gateway of one that a card refused is asked whether it has paid it meanwhile. */
  takeLeg(word: LegWord): Promise<LegTaken>;
  putLegBack(word: LegWord): Promise<LegLetGo>;
  settleLateLeg(word: LegWord): Promise<LegLetGo>;
  deposits(queue: DepositQueue, page: Page): Promise<{ items: DepositAtDesk[]; total: number }>;
  deposit(id: DepositId): Promise<DepositView | undefined>;
  creditDeposit(ruling: DepositRuling): Promise<Ruled>;
  refuseDeposit(ruling: DepositRuling & { code: string }): Promise<Ruled>;
  /** Before it is sent by bank: from then on its gateway is not ordered to pay it. */
  takeRefund(word: RefundWord): Promise<RefundTaken>;
  letRefundGo(word: RefundWord): Promise<RefundLetGo>;
  bookRefund(booked: BookedRefund): Promise<RefundBooked>;
  settleTwice(word: RefundWord): Promise<RefundLetGo>;
  /** A player's deposits and cash-outs, newest first. */
  paymentsOf(playerId: PlayerId, page: Page): Promise<{ items: (Deposit | CashOut)[]; total: number }>;
  chains(): Promise<ChainHealth[]>;
  settings(): Promise<MoneySettings>;
  /** False where no such gateway has an adapter. */
  switchGateway(code: string, enabled: boolean, also: Also): Promise<boolean>;
  setCurrency(currency: CurrencyCode, policy: CurrencyPolicy, also: Also): Promise<void>;
  /** Whether more would leave without a person, or without a second one, than by the rules of now. */
  isLooser(rules: Rules): Promise<boolean>;
  setRules(rules: Rules, also: Also): Promise<void>;
}

const noFacts: MoneyFacts = {
  ...{ deposits: 0, depositedCents: 0n, firstDepositAt: undefined, undone: 0, debts: [] },
  ...{ cashOuts: 0, cashedOutCents: 0n, dayCents: 0n },
};

const isOnTheWay = ({ state }: CashOut) =>
  state !== 'paid' && state !== 'rejected' && state !== 'failed' && state !== 'returned';

const isInReview = ({ state }: CashOut) => state === 'review';

const cashOutsAtDesk = async ({ coins }: DeskDeps, ids: readonly CashOutId[]): Promise<CashOutAtDesk[]> => {
  const { db, clock } = coins;
  const all = [readCashOuts(db, ids), countApprovals(db, ids), approvalsNeeded(db, ids)] as const;
  const [found, agreed, needed] = await Promise.all(all);
  const facts = await readMoneyFacts(db, [...new Set(found.map(({ playerId }) => playerId))]);
  const waiting = found.filter(isInReview).map(({ playerId }) => playerId);
  const [holds, unproven] = await Promise.all([knownHolds(coins, waiting), readUnproven(db, ids)]);
  return found.map((cashOut) => ({
    cashOut,
    late: isOnTheWay(cashOut) && cashOut.dueAt < clock.now(),
    agreed: agreed.get(cashOut.id) ?? 0,
    needed: Math.max(needed.get(cashOut.id) ?? 1, unproven.has(cashOut.id) ? 2 : 1),
    facts: facts.get(cashOut.playerId) ?? noFacts,
    hold: isInReview(cashOut) ? holds.get(cashOut.playerId) : undefined,
  }));
};

const readCashOutView = async (deps: DeskDeps, id: CashOutId): Promise<CashOutView | undefined> => {
  const { db } = deps.coins;
  const [head] = await cashOutsAtDesk(deps, [id]);
  if (head === undefined) return undefined;
  const { cashOut } = head;
  const [steps, approvals, address, transactions, legs, stopped, hold] = await Promise.all([
    readCashOutSteps(db, id),
    readApprovals(db, id),
    readAddressFacts(db, cashOut),
    readTransactions(db, [id]),
    readLegs(db, [id]),
    deps.wallet.cashOutsStopped(),
    isInReview(cashOut) ? readHold(deps.coins, cashOut.playerId) : undefined,
  ]);
  const transaction = transactions.get(id);
  const isLeaving = cashOut.state === 'submitting' || cashOut.state === 'submitted';
  const keeps = cashOut.method === fiatMethod && isLeaving ? await whatKeepsLeg(db, id) : undefined;
  const shown = legsAtDesk(deps.payments.gateways, cashOut, legs.get(id) ?? [], keeps);
  return { ...head, steps, approvals, address, transaction, legs: shown, stopped, hold };
};

const depositsAtDesk = async ({ payments: { db } }: DeskDeps, ids: readonly DepositId[]): Promise<DepositAtDesk[]> => {
  const found = await readDeposits(db, ids);
  const [facts, refunds] = await Promise.all([
    readMoneyFacts(db, [...new Set(found.map(({ playerId }) => playerId))]),
    readRefunds(db, ids),
  ]);
  return found.map((deposit) => ({
    ...{ deposit, facts: facts.get(deposit.playerId) ?? noFacts, returning: refunds.get(deposit.id) },
  }));
};

const readDepositView = async (deps: DeskDeps, id: DepositId): Promise<DepositView | undefined> => {
  const { db } = deps.payments;
  const [head] = await depositsAtDesk(deps, [id]);
  if (head === undefined) return undefined;
  const [steps, rulings, needed] = await Promise.all([
    readDepositSteps(db, id),
    readRulings(db, id),
    operatorsNeeded(db, id),
  ]);
  const refund = head.returning;
  const stranded = refund !== undefined && isStrandedRefund(refund, head.deposit.gateway, deps.payments.gateways);
  return { ...head, steps, rulings, needed, refund: refund && { ...refund, stranded } };
};

const paymentsOf = async ({ coins: { db } }: DeskDeps, playerId: PlayerId, page: Page) => {
  const { items, total } = await readPlayerPayments(db, playerId, page);
  const depositIds = items.flatMap((item) => ('deposit' in item ? item.deposit : []));
  const cashOutIds = items.flatMap((item) => ('cashOut' in item ? item.cashOut : []));
  const [deposits, cashOuts] = await Promise.all([readDeposits(db, depositIds), readCashOuts(db, cashOutIds)]);
  const newestFirst = [...deposits, ...cashOuts].toSorted((left, right) => Number(right.id - left.id));
  return { items: newestFirst, total };
};

/** What a person says of a part that is paid by hand. */
const legWords = (deps: FiatDeps): Pick<Desk, 'payByHand' | 'takeLeg' | 'putLegBack' | 'settleLateLeg'> => ({
  ...{ payByHand: payByHand(deps), takeLeg: takeLeg(deps) },
  ...{ putLegBack: putLegBack(deps), settleLateLeg: settleLateLeg(deps) },
});

export const createDesk = (deps: DeskDeps): Desk => {
  const { payments, coins } = deps;
  const { db } = payments;
  const change = (work: Also, also: Also) =>
    db.transaction(async (sql) => {
      await work(sql);
      await also(sql);
    });
  return {
    counts: () => countDesk(db, payersOf(payments.gateways)),
    stopped: () => deps.wallet.cashOutsStopped(),
    stop: ({ operatorId, reason, also }) =>
      db.transaction(async (sql) => {
        const outcome = await deps.wallet.stopWithdrawals(sql, operatorId, reason);
        if (outcome === 'stopped') await also(sql);
        return outcome;
      }),
    resume: async ({ operatorId, reason, also }) => {
      // Told and counted as every look of the watcher is; the word itself looks once more.
      if ((await deps.wallet.watchInvariants()).length > 0) return 'broken';
      return db.transaction(async (sql) => {
        const outcome = await deps.wallet.agreeToEndStop(sql, operatorId, reason);
        if (outcome === 'agreed' || outcome === 'ended') await also(sql);
        return outcome;
      });
    },
    stopAgreements: () => deps.wallet.stopAgreements(),
    cashOuts: async (queue, page) => {
      const { ids, total } = await queuedCashOuts(db, queue, page);
      return { items: await cashOutsAtDesk(deps, ids), total };
    },
    cashOut: (id) => readCashOutView(deps, id),
    approve: approveCashOut(coins),
    approvals: (id) => readApprovals(db, id),
    reject: rejectCashOut(coins),
    ...legWords({ ...coins, gateways: payments.gateways }),
    deposits: async (queue, page) => {
      const { ids, total } = await queuedDeposits(db, queue, page);
      return { items: await depositsAtDesk(deps, ids), total };
    },
    deposit: (id) => readDepositView(deps, id),
    creditDeposit: creditReviewed(payments),
    refuseDeposit: refuseReviewed(payments),
    takeRefund: takeRefund(payments),
    letRefundGo: letRefundGo(payments),
    bookRefund: bookRefund(payments),
    settleTwice: settleTwice(payments),
    paymentsOf: (playerId, page) => paymentsOf(deps, playerId, page),
    chains: () => Promise.all(coins.chains.map((chain) => readChainHealth(coins, chain))),
    settings: () => readMoneySettings(payments, coins),
    switchGateway: async (code, enabled, also) => {
      if (!payments.gateways.some((gateway) => gateway.code === code)) return false;
      await change((sql) => switchGateway(sql, code, enabled), also);
      return true;
    },
    setCurrency: (currency, policy, also) => change((sql) => writePolicy(sql, currency, policy), also),
    isLooser: async (rules) => isLooser(rules, await readRules(db)),
    setRules: (rules, also) => change((sql) => writeRules(sql, rules), also),
  };
};
