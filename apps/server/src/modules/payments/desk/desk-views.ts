/** Payments as operators see them: the payment, its context, and decisions about it. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Stop, Wallet } from '../../wallet/index.ts';
import {
  approvalsNeeded,
  type CashOut,
  type CashOutId,
  type Hold,
  isOver,
  knownHolds,
  readCashOuts,
  readHold,
  readUnproven,
} from '../cash-outs/index.ts';
import { readTransactions, type TransactionDetails } from '../coin-payouts/index.ts';
import {
  type Deposit,
  type DepositId,
  type DepositState,
  operatorsNeeded,
  readDeposits,
  readRulings,
  type Ruling,
} from '../deposits/index.ts';
import type { CoinDeps, PaymentsDeps } from '../deps.ts';
import { fiatMethod, type LegAtDesk, legsAtDesk, readLegs, whatKeepsLeg } from '../fiat-payouts/index.ts';
import {
  countApprovals,
  readAddressFacts,
  readApprovals,
  readCashOutSteps,
  readDepositSteps,
  readMoneyFacts,
  readPlayerPayments,
  type AddressFacts,
  type Approval,
  type MoneyFacts,
  type Page,
  type Step,
} from './desk-store.ts';
import type { Switchable } from './money-settings.ts';
import { isStrandedRefund, readRefunds, type Refund } from '../refunds/index.ts';

export interface DeskDeps {
  readonly payments: PaymentsDeps;
  readonly coins: CoinDeps;
  /** Switched like gateways. */
  readonly onRamps?: readonly Switchable[];
  readonly wallet: Pick<
    Wallet,
    'cashOutsStopped' | 'watchInvariants' | 'stopWithdrawals' | 'approveEndOfStop' | 'stopApprovals'
  >;
}

export interface CashOutAtDesk {
  readonly cashOut: CashOut;
  readonly late: boolean;
  /** Number of approvals so far, and the number required. */
  readonly approved: number;
  readonly needed: number;
  readonly facts: MoneyFacts;
  /** The hold while it is in review; undefined once the hold has ended. */
  readonly hold: Hold | undefined;
}

export interface CashOutView extends CashOutAtDesk {
  readonly steps: readonly Step<CashOut['state']>[];
  readonly approvals: readonly Approval[];
  readonly address: AddressFacts;
  readonly transaction: TransactionDetails | undefined;
  /** Legs of a fiat withdrawal; empty for crypto. */
  readonly legs: readonly LegAtDesk[];
  /** Set while all withdrawals are stopped. */
  readonly stopped: Stop | undefined;
}

export interface DepositAtDesk {
  readonly deposit: Deposit;
  readonly facts: MoneyFacts;
  /** Set if the money was refused. */
  readonly returning: Refund | undefined;
}

export interface DepositView extends DepositAtDesk {
  readonly steps: readonly Step<DepositState>[];
  readonly rulings: readonly Ruling[];
  /** Set if the money was refused. */
  readonly refund: (Refund & { readonly stranded: boolean }) | undefined;
  readonly needed: number;
}

const noFacts: MoneyFacts = {
  ...{ deposits: 0, depositedCents: 0n, firstDepositAt: undefined, undone: 0, debts: [] },
  ...{ cashOuts: 0, cashedOutCents: 0n, dayCents: 0n },
};

const isInReview = ({ state }: CashOut) => state === 'review';

export const cashOutsAtDesk = async ({ coins }: DeskDeps, ids: readonly CashOutId[]): Promise<CashOutAtDesk[]> => {
  const { db, clock } = coins;
  const all = [readCashOuts(db, ids), countApprovals(db, ids), approvalsNeeded(db, ids)] as const;
  const [found, approved, needed] = await Promise.all(all);
  const facts = await readMoneyFacts(db, [...new Set(found.map(({ playerId }) => playerId))]);
  const waiting = found.filter(isInReview).map(({ playerId }) => playerId);
  const [holds, unproven] = await Promise.all([knownHolds(coins, waiting), readUnproven(db, ids)]);
  return found.map((cashOut) => ({
    cashOut,
    late: !isOver(cashOut.state) && cashOut.dueAt < clock.now(),
    approved: approved.get(cashOut.id) ?? 0,
    needed: Math.max(needed.get(cashOut.id) ?? 1, unproven.has(cashOut.id) ? 2 : 1),
    facts: facts.get(cashOut.playerId) ?? noFacts,
    hold: isInReview(cashOut) ? holds.get(cashOut.playerId) : undefined,
  }));
};

export const readCashOutView = async (deps: DeskDeps, id: CashOutId): Promise<CashOutView | undefined> => {
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

export const depositsAtDesk = async (
  { payments: { db } }: DeskDeps,
  ids: readonly DepositId[],
): Promise<DepositAtDesk[]> => {
  const found = await readDeposits(db, ids);
  const [facts, refunds] = await Promise.all([
    readMoneyFacts(db, [...new Set(found.map(({ playerId }) => playerId))]),
    readRefunds(db, ids),
  ]);
  return found.map((deposit) => ({
    ...{ deposit, facts: facts.get(deposit.playerId) ?? noFacts, returning: refunds.get(deposit.id) },
  }));
};

export const readDepositView = async (deps: DeskDeps, id: DepositId): Promise<DepositView | undefined> => {
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

export const paymentsOf = async ({ coins: { db } }: DeskDeps, playerId: PlayerId, page: Page) => {
  const { items, total } = await readPlayerPayments(db, playerId, page);
  const depositIds = items.flatMap((item) => ('deposit' in item ? item.deposit : []));
  const cashOutIds = items.flatMap((item) => ('cashOut' in item ? item.cashOut : []));
  const [deposits, cashOuts] = await Promise.all([readDeposits(db, depositIds), readCashOuts(db, cashOutIds)]);
  const newestFirst = [...deposits, ...cashOuts].toSorted((left, right) => Number(right.id - left.id));
  return { items: newestFirst, total };
};
