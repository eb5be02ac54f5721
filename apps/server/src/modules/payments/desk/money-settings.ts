/** Operators' settings for money, limited to what this installation supports. */
import type { CurrencyCode } from '@carmine/money';
import { coinsOf } from '../chains/index.ts';
import type { CoinDeps, PaymentsDeps } from '../deps.ts';
import { type GatewayHealth, readHealth } from '../health/index.ts';
import { fiatMethod, manualMethod } from '../fiat-payouts/index.ts';
import {
  type CashOutLimits,
  type CurrencyPolicy,
  freeMethod,
  type PayoutMethod,
  readEnabledGateways,
  readFeeTexts,
  readLimits,
  readPayoutMethods,
  readPolicies,
  readRules,
  type Rules,
} from '../policy/index.ts';

/** What an operator switches on and off. */
export interface Switchable {
  readonly code: string;
  readonly name: string;
  readonly currencies: readonly CurrencyCode[];
}

export interface MoneySettings {
  /** Every gateway with an adapter, then the on-ramps. */
  readonly gateways: readonly {
    readonly code: string;
    /** As players know it. */
    readonly name: string;
    readonly enabled: boolean;
    readonly currencies: readonly CurrencyCode[];
    readonly health: GatewayHealth | undefined;
  }[];
  readonly currencies: ReadonlyMap<CurrencyCode, CurrencyPolicy>;
  readonly rules: Rules;
  readonly limits: CashOutLimits;
  /** Everything that has a fee or a limit: bank transfers, gateways that pay out, coins, and fiat as a whole. */
  readonly methods: readonly (PayoutMethod & {
    readonly method: string;
    readonly name: string;
    readonly isRail: boolean;
    readonly hasFee: boolean;
  })[];
  /** What each gateway may keep by contract, as text. */
  readonly agreedFees: readonly { readonly code: string; readonly name: string; readonly fees: string }[];
}

export const readMoneySettings = async (
  { db, gateways }: Pick<PaymentsDeps, 'db' | 'gateways'>,
  coins: Pick<CoinDeps, 'networks'>,
  onRamps: readonly Switchable[] = [],
): Promise<MoneySettings> => {
  const [enabled, health, currencies, rules, limits, terms, kept] = await Promise.all([
    readEnabledGateways(db),
    readHealth(db),
    readPolicies(db),
    readRules(db),
    readLimits(db),
    readPayoutMethods(db),
    readFeeTexts(db),
  ]);
  const switched = ({ code, name, currencies: taken }: Switchable) => ({
    ...{ code, name, enabled: enabled.includes(code), currencies: taken },
    health: health.find(({ gateway }) => gateway === code),
  });
  const listed = gateways.map(({ code, name, rules: { currencies: taken } }) =>
    switched({ code, name, currencies: taken }),
  );
  // Crypto is switched per currency.
  const held = coinsOf(coins).map(({ asset }) => asset.currency);
  // An on-ramp sells more coins than are held here.
  const served = new Set([...listed.flatMap((one) => one.currencies), ...held]);
  const methods = [
    { method: fiatMethod, name: 'Cards, e-wallets and bank', isRail: true, hasFee: false },
    { method: manualMethod, name: 'Bank transfer', isRail: false, hasFee: true },
    ...gateways
      .filter(({ payouts, payoutTargets }) => payouts !== undefined && payoutTargets.length > 0)
      .map(({ code, name }) => ({ method: code, name, isRail: false, hasFee: true })),
    ...coinsOf(coins).map(({ asset }) => ({ method: asset.code, name: asset.code, isRail: true, hasFee: true })),
  ].map((one) => ({ ...(terms.get(one.method) ?? freeMethod), ...one }));
  return {
    ...{ gateways: [...listed, ...onRamps.map(switched)], rules, limits, methods },
    agreedFees: gateways.map(({ code, name }) => ({ code, name, fees: kept.get(code) ?? '' })),
    currencies: new Map([...currencies].filter(([code]) => served.has(code))),
  };
};
