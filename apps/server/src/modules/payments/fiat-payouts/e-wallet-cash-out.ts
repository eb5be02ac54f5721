/**
 * Withdrawals to an e-wallet that the player names: one leg, to the account that paid a deposit there. What other methods brought goes
 * back to them first, so while one of them could still take some, the request is refused.
 */
import { money, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { type PayoutRail, type RequestedCashOut, requestCashOut } from '../cash-outs/index.ts';
import { payersOf, serving } from '../payers.ts';
import { readEnabledGateways } from '../policy/index.ts';
import type { DepositGateway } from '../ports.ts';
import { type FiatDeps, fiatRail, type FiatRequest, withFees } from './fiat-cash-out.ts';
import type { EWallet } from './leg.ts';
import { insertLeg, readEWallet, sumRooms } from './leg-store.ts';

/** Also those that are disabled: their deposits go back by an operator. */
const paidBackFirst = ({ gateways }: FiatDeps): string[] =>
  payersOf(gateways.filter(({ payoutTargets }) => payoutTargets.includes('back to the deposit')));

/** The account, unless the money has to go elsewhere first, or none has ever paid. */
const openEWallet = async (
  deps: FiatDeps,
  sql: Sql,
  { playerId, currency, code }: { playerId: PlayerId; currency: CurrencyCode; code: string },
): Promise<EWallet | undefined> => {
  const left = await sumRooms(sql, { playerId, currency, methods: paidBackFirst(deps) });
  return left > 0n ? undefined : readEWallet(sql, { playerId, currency, methods: [code] });
};

const eWalletRail = (deps: FiatDeps, { code, rules }: DepositGateway): PayoutRail => {
  const { method, drop, handedOver } = fiatRail(deps);
  return {
    ...{ method, handedOver, ...(drop && { drop }) },
    serves: (currency) => rules.currencies.includes(currency),
    price: async (amount) => {
      const rate = await deps.rates.rate(amount.currency);
      const leg = { method: code, amount: amount.subunits };
      const fee = rate === undefined ? 0n : (await withFees(deps.db, [leg], rate)).fee;
      return { ok: true, fee: money(amount.currency, fee) };
    },
    refuses: async (playerId, { currency }) =>
      (await openEWallet(deps, deps.db, { playerId, currency, code })) === undefined ? 'closed_loop' : undefined,
    // Asked again under the gate's lock: another deposit may have come in between.
    plan: async (sql, { id, playerId, currency, amount, fee, eurRate }) => {
      const eWallet = await openEWallet(deps, sql, { playerId, currency, code });
      if (eWallet === undefined) return 'closed_loop';
      const leg = { ...eWallet, target: 'e-wallet' as const, amount };
      const priced = await withFees(sql, [leg], { currency, scaled: eurRate });
      if (priced.fee !== fee) return 'price_changed';
      for (const one of priced.legs) await insertLeg(sql, id, 1, one);
      return undefined;
    },
  };
};

export type EWalletRequest = FiatRequest & {
  /** The code of its gateway. */
  readonly gateway: string;
};

export const requestToEWallet =
  (deps: FiatDeps) =>
  async ({ gateway: code, ...request }: EWalletRequest): Promise<RequestedCashOut> => {
    const offered = serving(deps.gateways, await readEnabledGateways(deps.db), 'e-wallet');
    const gateway = deps.gateways.find((one) => one.code === code && offered.includes(code));
    if (gateway === undefined) return { ok: false, reason: 'gateway_unavailable' };
    return requestCashOut({ ...deps, rails: [eWalletRail(deps, gateway)] })({ ...request, address: '', via: code });
  };
