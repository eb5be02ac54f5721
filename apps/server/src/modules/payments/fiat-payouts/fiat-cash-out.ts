/** Fiat withdrawals: one request made of legs. Back through the gateways that can pay out, the rest by an operator. */
import { currency as currencyOf, formatAmount, money, toEur, type Money, type Rate } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import {
  type CashOutRefusal,
  type CashOutRequest,
  type PayoutRail,
  readRequest,
  secondsToPay,
} from '../cash-outs/index.ts';
import type { CoinDeps } from '../deps.ts';
import { type GrossLeg, fiatMethod, manualMethod, nameOfPlan, planLegs, type PlannedLeg, type Room } from './leg.ts';
import {
  dropLegs,
  insertLeg,
  readEWallet,
  readLegs,
  readLetGo,
  readRooms,
  readUnserved,
  sumRooms,
} from './leg-store.ts';
import { payersOf, serving } from '../payers.ts';
import { feeOf, freeMethod, readEnabledGateways, readPayoutMethods } from '../policy/index.ts';
import type { DepositGateway, PayoutTarget } from '../ports.ts';

export interface FiatDeps extends CoinDeps {
  readonly gateways: readonly DepositGateway[];
  /** Gateways notify it. */
  readonly publicUrl: string;
}

export type FiatRequest = Omit<CashOutRequest, 'address'>;

interface Plan {
  readonly legs: readonly GrossLeg[];
  /** Gateways the player has paid by that currently pay nothing out. */
  readonly unserved: readonly string[];
}

/** What deposits could take back in addition to these rooms: older ones, and those of disabled gateways. */
const besideRooms = async (
  { gateways }: FiatDeps,
  sql: Sql,
  of: Pick<Parameters<typeof sumRooms>[1], 'playerId' | 'currency'>,
  rooms: readonly Room[],
): Promise<bigint> => {
  const paying = gateways.filter(({ payoutTargets }) => payoutTargets.includes('back to the deposit'));
  const all = await sumRooms(sql, { ...of, methods: payersOf(paying) });
  return all - rooms.reduce((sum, { left }) => sum + left, 0n);
};

/** Plans by the payout targets of the player's gateways, as declared and enabled. */
const plan = async (deps: FiatDeps, sql: Sql, playerId: PlayerId, amount: Money): Promise<Plan> => {
  const enabled = await readEnabledGateways(sql);
  const of = (target: PayoutTarget) => {
    const methods = serving(deps.gateways, enabled, target);
    return { playerId, currency: amount.currency, methods };
  };
  const [back, eWallets] = [of('back to the deposit'), of('e-wallet')];
  const rooms = await readRooms(sql, back);
  const eWallet = await readEWallet(sql, eWallets);
  const others = eWallet === undefined ? 0n : await besideRooms(deps, sql, back, rooms);
  const legs = planLegs(amount.subunits, rooms, { eWallet, others });
  const served = { ...back, methods: [...back.methods, ...eWallets.methods] };
  return { legs, unserved: await readUnserved(sql, served) };
};

/** Each leg by what is sent, and what its method costs. */
export const withFees = async <L extends Pick<GrossLeg, 'method' | 'amount'>>(
  sql: Sql,
  legs: readonly L[],
  rate: Pick<Rate, 'currency' | 'scaled'>,
): Promise<{ legs: (L & { fee: bigint })[]; fee: bigint }> => {
  const methods = await readPayoutMethods(sql);
  const priced = legs.map((leg) => {
    const fee = feeOf(methods.get(leg.method) ?? freeMethod, leg.amount, rate);
    return { ...leg, amount: leg.amount - fee, fee };
  });
  return { legs: priced, fee: priced.reduce((sum, { fee }) => sum + fee, 0n) };
};

export interface FiatQuote {
  readonly ok: true;
  readonly amount: Money;
  readonly amountEur: Money;
  /** Of all legs. */
  readonly fee: Money;
  readonly legs: readonly PlannedLeg[];
  readonly dueAt: Date;
  /** Names the legs, see `nameOfPlan`. */
  readonly plan: string;
}

export const quoteFiat =
  (deps: FiatDeps) =>
  async (
    playerId: PlayerId,
    request: Pick<FiatRequest, 'currency' | 'amount'>,
  ): Promise<FiatQuote | CashOutRefusal> => {
    const read = await readRequest({ ...deps, rails: [fiatRail(deps)] }, request);
    if (!read.ok) return read;
    const { amount, rate } = read;
    if (amount.subunits === 0n) {
      const minimum = formatAmount(read.minimum);
      return { ok: false, reason: 'below_minimum', minimum, currency: amount.currency };
    }
    const planned = await plan(deps, deps.db, playerId, amount);
    const { legs, fee } = await withFees(deps.db, planned.legs, rate);
    return {
      ok: true,
      ...{ amount, legs, fee: money(amount.currency, fee), amountEur: toEur(amount, rate, 'floor') },
      plan: nameOfPlan(legs),
      // Estimates for a card's bank or a manual transfer, given in advance.
      dueAt: new Date(deps.clock.now().getTime() + secondsToPay(amount.currency) * 1000),
    };
  };

/**
 * Called in the transaction that holds the money: the gate's lock keeps another request from planning with the same deposits. A gateway that
 * went down after the quote, or another fee, makes another plan: nobody is paid in a way that was not shown.
 */
const writeLegs =
  (deps: FiatDeps): Required<PayoutRail>['plan'] =>
  async (sql, { id, playerId, currency, amount, fee, eurRate }, confirmed) => {
    const planned = await plan(deps, sql, playerId, money(currency, amount));
    const priced = await withFees(sql, planned.legs, { currency, scaled: eurRate });
    if (confirmed !== undefined && nameOfPlan(priced.legs) !== confirmed) return 'plan_changed';
    if (priced.fee !== fee) return 'price_changed';
    const { legs } = priced;
    for (const [index, leg] of legs.entries()) await insertLeg(sql, id, index + 1, leg);
    return undefined;
  };

/** The payment rail for fiat. */
export const fiatRail = (deps: FiatDeps): PayoutRail => ({
  method: fiatMethod,
  // A currency that no gateway accepts is not paid out either.
  serves: (currency) =>
    currencyOf(currency).type === 'FIAT' && deps.gateways.some(({ rules }) => rules.currencies.includes(currency)),
  price: async (amount, { playerId } = {}) => {
    const rate = await deps.rates.rate(amount.currency);
    if (playerId === undefined || rate === undefined) return { ok: true, fee: money(amount.currency, 0n) };
    const { legs } = await plan(deps, deps.db, playerId, amount);
    return { ok: true, fee: money(amount.currency, (await withFees(deps.db, legs, rate)).fee) };
  },
  plan: writeLegs(deps),
  needsPerson: async (sql, id) =>
    ((await readLegs(sql, [id])).get(id) ?? []).some(({ method }) => method === manualMethod),
  byPerson: async (playerId, amount) => {
    const { legs, unserved } = await plan(deps, deps.db, playerId, amount);
    const byPerson = legs.filter(({ method }) => method === manualMethod);
    const sum = byPerson.reduce((total, leg) => total + leg.amount, 0n);
    return sum === 0n ? undefined : { amount: money(amount.currency, sum), unserved };
  },
  drop: async (sql, id) => void (await dropLegs(sql, id)),
  handedOver: readLetGo,
});
