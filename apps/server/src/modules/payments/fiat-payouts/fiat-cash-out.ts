/** Cash-outs in money: one request made of legs. Back through the gateways that can pay out, the rest by a person. */
import { currency as currencyOf, formatAmount, money, toEur, type Money } from '@carmine/money';
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
import { fiatMethod, manualMethod, planLegs, type PlannedLeg, type Room } from './leg.ts';
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
import { readEnabledGateways } from '../policy/index.ts';
import type { DepositGateway, PayoutTarget } from '../ports.ts';

export interface FiatDeps extends CoinDeps {
  readonly gateways: readonly DepositGateway[];
}

export type FiatRequest = Omit<CashOutRequest, 'address'>;

interface Plan {
  readonly legs: readonly PlannedLeg[];
  /** Gateways that the player has paid by and that pay nothing to them now. */
  readonly unserved: readonly string[];
}

/** What deposits could take back beside these rooms: older ones, and those of gateways that an operator has switched off. */
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

/** By where its gateways pay to, as they declare it and an operator has switched them. */
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

export interface FiatQuote {
  readonly ok: true;
  readonly amount: Money;
  readonly amountEur: Money;
  /** Nothing is taken from the player for it. */
  readonly fee: Money;
  readonly legs: readonly PlannedLeg[];
  readonly dueAt: Date;
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
    const { legs } = await plan(deps, deps.db, playerId, amount);
    return {
      ok: true,
      ...{ amount, legs, fee: money(amount.currency, 0n), amountEur: toEur(amount, rate, 'floor') },
      // A card's bank may take its time, a person some days: both are told before.
      dueAt: new Date(deps.clock.now().getTime() + secondsToPay(amount.currency) * 1000),
    };
  };

/** In the transaction that held the money: the player's gate is locked, so that no other request plans the same way. */
const writeLegs =
  (deps: FiatDeps): Required<PayoutRail>['plan'] =>
  async (sql, { id, playerId, currency, amount }) => {
    const { legs } = await plan(deps, sql, playerId, money(currency, amount));
    for (const [index, leg] of legs.entries()) await insertLeg(sql, id, index + 1, leg);
  };

/** What money is to cash-outs. */
export const fiatRail = (deps: FiatDeps): PayoutRail => ({
  method: fiatMethod,
  // Money in which nothing can come does not go either.
  serves: (currency) =>
    currencyOf(currency).type === 'FIAT' && deps.gateways.some(({ rules }) => rules.currencies.includes(currency)),
  price: async ({ currency }) => ({ ok: true, fee: money(currency, 0n) }),
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
