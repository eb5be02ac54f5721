/** Cash-outs in money: one request made of legs. Back through the gateways that can pay out, the rest by a person. */
import { currency as currencyOf, formatAmount, money, parseAmount, toEur, type Money } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { dueSecondsOf, type CashOut } from '../cash-outs/cash-out.ts';
import {
  checkAfterAddress,
  checkBeforeAddress,
  checkDoor,
  factsOf,
  refuse,
  type CashOutRefusal,
  type CashOutRequest,
  type CheckedCashOut,
  type ReadSum,
} from '../cash-outs/check-cash-out.ts';
import type { CoinDeps } from '../coin-deps.ts';
import { fiatMethod, manualMethod, planLegs, type PlannedLeg } from './leg.ts';
import { insertLeg, readRooms } from './leg-store.ts';
import { worthAtLeast } from '../policy/minimums.ts';
import { readPolicy } from '../policy/policy-store.ts';
import type { DepositGateway } from '../ports.ts';

export interface FiatDeps extends CoinDeps {
  readonly gateways: readonly DepositGateway[];
}

export type FiatRequest = Omit<CashOutRequest, 'address'>;

/** What was typed and what it is worth, where money of this kind can go back. */
export const readFiat = async (
  deps: FiatDeps,
  request: Pick<FiatRequest, 'currency' | 'amount'>,
): Promise<CashOutRefusal | ReadSum> => {
  const { currency } = request;
  const policy = await readPolicy(deps.db, currency);
  // Money in which nothing can come does not go either.
  const served = deps.gateways.some(({ rules }) => rules.currencies.includes(currency));
  if (currencyOf(currency).type !== 'FIAT' || !served || !policy.cashOuts) return refuse('currency_not_supported');
  const parsed = parseAmount(currency, request.amount);
  if (!parsed.ok) return parsed;
  const rate = await deps.rates.rate(currency);
  if (rate === undefined) return refuse('rate_unavailable');
  deps.alarm(`cash_out_rate_stale_${currency}`, rate.stale ? 1 : 0);
  return { ok: true, amount: parsed.money, rate, minimum: worthAtLeast(policy.leastCashOut, rate) };
};

const plan = async (deps: FiatDeps, sql: Sql, playerId: PlayerId, amount: Money): Promise<PlannedLeg[]> => {
  const methods = deps.gateways.flatMap(({ code, payouts }) => (payouts === undefined ? [] : [code]));
  return planLegs(amount.subunits, await readRooms(sql, { playerId, currency: amount.currency, methods }));
};

export interface FiatQuote {
  readonly ok: true;
  readonly amount: Money;
  readonly amountEur: Money;
  /** Nothing is taken from the player for it. */
  readonly fee: Money;
  readonly legs: readonly PlannedLeg[];
  readonly dueAt: Date;
}

const day = 86_400;

/** A card's bank may take its time, a person some days: both are told before. */
const expectedSeconds = (legs: readonly PlannedLeg[]): number =>
  legs.some(({ method }) => method === manualMethod) ? 3 * day : dueSecondsOf(fiatMethod, 'submitted');

export const quoteFiat =
  (deps: FiatDeps) =>
  async (
    playerId: PlayerId,
    request: Pick<FiatRequest, 'currency' | 'amount'>,
  ): Promise<FiatQuote | CashOutRefusal> => {
    const read = await readFiat(deps, request);
    if (!read.ok) return read;
    const { amount, rate } = read;
    if (amount.subunits === 0n) {
      const minimum = formatAmount(read.minimum);
      return { ok: false, reason: 'below_minimum', minimum, currency: amount.currency };
    }
    const legs = await plan(deps, deps.db, playerId, amount);
    return {
      ok: true,
      ...{ amount, legs, fee: money(amount.currency, 0n), amountEur: toEur(amount, rate, 'floor') },
      dueAt: new Date(deps.clock.now().getTime() + expectedSeconds(legs) * 1000),
    };
  };

/** The checks of a cash-out of coins, in their order, without those of an address. */
export const checkFiat =
  (deps: FiatDeps) =>
  async (request: CashOutRequest): Promise<CashOutRefusal | CheckedCashOut> => {
    const read = await readFiat(deps, request);
    if (!read.ok) return read;
    const facts = await factsOf(deps, request);
    const refusal =
      checkBeforeAddress(read, facts) ?? checkAfterAddress(read, facts) ?? (await checkDoor(deps, request.steppedUpAt));
    if (refusal !== undefined) return refusal;
    const { amount, rate } = read;
    return {
      ok: true,
      ...{ method: fiatMethod, amount, fee: money(amount.currency, 0n), rate, address: '' },
      eurCents: toEur(amount, rate, 'floor').subunits,
    };
  };

/** In the transaction that held the money: the player's gate is locked, so that no other request plans the same way. */
export const writeLegs =
  (deps: FiatDeps) =>
  async (sql: Sql, { id, playerId, currency, amount }: CashOut): Promise<void> => {
    const legs = await plan(deps, sql, playerId, money(currency, amount));
    for (const [index, leg] of legs.entries()) await insertLeg(sql, id, index + 1, leg);
  };
