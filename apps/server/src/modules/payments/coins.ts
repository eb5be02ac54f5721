/** Use cases of crypto deposits and withdrawals. */
import { currencyCodes, type CurrencyCode, type Money } from '@carmine/money';
import type { PlayerId } from '../../platform/ids/ids.ts';
import {
  type CashOut,
  cashOutChecklist,
  type CashOutId,
  type CashOutRefusal,
  type CashOutRequest,
  type Checklist,
  countOverdue,
  countReversed,
  decideCashOuts,
  isKeptByNetwork,
  type Quote,
  quoteCashOut,
  readCashOut,
  readCashOutHistory,
  readOwnCashOut,
  readPaused,
  requestCashOut,
  type RequestedCashOut,
} from './cash-outs/index.ts';
import {
  askAddressProof,
  coinRails,
  proveAddress,
  readTransactions,
  type TransactionDetails,
} from './coin-payouts/index.ts';
import { countDisputes } from './disputes/index.ts';
import {
  advanceFiat,
  countLateLegs,
  countStrandedLegs,
  type FiatDeps,
  fiatPayoutJobs,
  type FiatQuote,
  type EWalletRequest,
  fiatRail,
  requestToEWallet,
  type FiatRequest,
  type Leg,
  quoteFiat,
  readLegs,
} from './fiat-payouts/index.ts';
import { payersOf } from './payers.ts';
import { railsOf } from './rails.ts';
import { countStrandedRefunds, countTwice } from './refunds/index.ts';
import { coinsOf, readFees } from './chains/index.ts';
import { gatewayTreasuryJobs } from './treasury/index.ts';
import type { PartyJobs } from './party-job.ts';
import { networkJobs } from './jobs.ts';
import type { DepositId } from './deposits/index.ts';
import type { HistoryFilter } from './history-filter.ts';
import {
  type AddressRequest,
  type CoinDetails,
  expectedDeposit,
  type ExpectedDeposit,
  issueAddress,
  type IssuedAddress,
  readCoinDetails,
} from './coin-deposits/index.ts';
import { searchPayments } from './desk/index.ts';

export interface Coins {
  /** Currencies that can be held: those a gateway accepts, and assets of networks that work now. Each can be deposited and withdrawn. */
  currencies(): Promise<CurrencyCode[]>;
  /** Challenges to prove an address; locked money is sent only to a proven address or with two approvals. */
  askAddressProof: ReturnType<typeof askAddressProof>;
  proveAddress: ReturnType<typeof proveAddress>;
  issueAddress(request: AddressRequest): Promise<IssuedAddress>;
  /** A deposit that was announced with an address and that no coins have created yet. */
  expected(playerId: PlayerId, id: DepositId): Promise<ExpectedDeposit | undefined>;
  coinDetails(ids: readonly DepositId[]): Promise<Map<DepositId, CoinDetails>>;
  quote(request: Pick<CashOutRequest, 'currency' | 'amount'>): Promise<Quote | CashOutRefusal>;
  checklist(
    playerId: PlayerId,
    request: { currency: CurrencyCode; amount?: string; barred?: boolean },
  ): Promise<Checklist>;
  /** Whether network fees take more than half of this now, so that nothing of it can be sent. */
  isKeptByNetwork(amount: Money): Promise<boolean>;
  /** When it resolves, the money has left the playable balance; a repeated key gets its first answer. */
  requestCashOut(request: CashOutRequest): Promise<RequestedCashOut>;
  /** The same for fiat, which is paid in legs. Read-only. */
  fiatQuote(playerId: PlayerId, request: Pick<FiatRequest, 'currency' | 'amount'>): Promise<FiatQuote | CashOutRefusal>;
  requestFiat(request: FiatRequest): Promise<RequestedCashOut>;
  /** In one leg to the player's e-wallet at this gateway, while no other method must be paid back first. */
  requestToEWallet(request: EWalletRequest): Promise<RequestedCashOut>;
  legs(ids: readonly CashOutId[]): Promise<Map<CashOutId, Leg[]>>;
  /** `undefined` for another player's. */
  cashOut(playerId: PlayerId, id: CashOutId): Promise<CashOut | undefined>;
  /** Filters for withdrawals that wait for the end of a stop, possibly among other things. */
  paused(ids: readonly CashOutId[]): Promise<Set<CashOutId>>;
  transactions(ids: readonly CashOutId[]): Promise<Map<CashOutId, TransactionDetails>>;
  history(filter: HistoryFilter): Promise<{ items: CashOut[]; total: bigint }>;
  /** For operators: by a reference of a gateway, bank or network. */
  search: ReturnType<typeof searchPayments>;
  /** For operators: any player's. */
  find(id: CashOutId): Promise<CashOut | undefined>;
  /** Worker: jobs on each network. */
  readonly onNetworks: readonly PartyJobs[];
  /** Worker, about every second: approves requests or holds them. */
  decideCashOuts(): Promise<void>;
  /** Worker: jobs at each gateway that pays out. */
  readonly onGateways: readonly PartyJobs[];
  /** Worker, about every second: advances fiat withdrawals as far as possible without a gateway's answer. */
  advanceFiat(): Promise<void>;
  /** Worker, about every second: alarms about withdrawals and refunds that need an operator. */
  raiseAlarms(): Promise<void>;
}

/** A currency paused by operators stays held and listed; one without gateway or network does not. */
const readCurrencies = async ({ db, networks, gateways }: FiatDeps): Promise<CurrencyCode[]> => {
  const fees = await readFees(db);
  const served = new Set([
    ...gateways.flatMap(({ rules }) => rules.currencies),
    ...coinsOf({ networks }).flatMap(({ asset }) => (fees.has(asset.code) ? [asset.currency] : [])),
  ]);
  return currencyCodes.filter((code) => served.has(code));
};

export const createCoins = (deps: FiatDeps): Coins => {
  const { db, networks } = deps;
  const all = { ...deps, rails: railsOf(deps) };
  const coinsAlone = { ...deps, rails: coinRails(deps) };
  const requestFiat = requestCashOut({ ...deps, rails: [fiatRail(deps)] });
  return {
    currencies: () => readCurrencies(deps),
    issueAddress: issueAddress(deps),
    askAddressProof: askAddressProof(deps),
    proveAddress: proveAddress(deps),
    expected: expectedDeposit(deps),
    coinDetails: (ids) => readCoinDetails(db, ids),
    quote: quoteCashOut(coinsAlone),
    checklist: cashOutChecklist(all),
    isKeptByNetwork: isKeptByNetwork(all),
    requestCashOut: requestCashOut(coinsAlone),
    fiatQuote: quoteFiat(deps),
    requestToEWallet: requestToEWallet(deps),
    requestFiat: (request) => requestFiat({ ...request, address: '' }),
    legs: (ids) => readLegs(db, ids),
    cashOut: (playerId, id) => readOwnCashOut(db, playerId, id),
    paused: readPaused(all),
    transactions: (ids) => readTransactions(db, ids),
    history: (filter) => readCashOutHistory(db, filter),
    search: searchPayments(deps),
    find: (id) => readCashOut(db, id),
    onNetworks: networks.map((network) => ({ code: network.code, jobs: networkJobs(deps, network) })),
    decideCashOuts: () => decideCashOuts(all),
    onGateways: deps.gateways.map((gateway) => ({
      code: gateway.code,
      jobs: [...fiatPayoutJobs(deps, gateway), ...gatewayTreasuryJobs(deps, gateway)],
    })),
    advanceFiat: () => advanceFiat(deps),
    raiseAlarms: async () => {
      const payers = payersOf(deps.gateways);
      deps.alarm('payouts_stranded', (await countStrandedRefunds(db, payers)) + (await countStrandedLegs(db, payers)));
      deps.alarm('refunds_twice', await countTwice(db));
      deps.alarm('legs_paid_late', await countLateLegs(db));
      deps.alarm('disputes_due', (await countDisputes(db)).due);
      deps.alarm('deposits_reversed', await countReversed(db));
      deps.alarm('cash_outs_overdue', await countOverdue(db));
      deps.alarm('cash_outs_stopped', (await deps.wallet.cashOutsStopped()) === undefined ? 0 : 1);
    },
  };
};
