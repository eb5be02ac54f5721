/** Operators' settings for money, limited to what this installation supports. */
import type { CurrencyCode } from '@carmine/money';
import { coinsOf } from '../chains/index.ts';
import type { CoinDeps, PaymentsDeps } from '../deps.ts';
import { type CurrencyPolicy, readEnabledGateways, readPolicies, readRules, type Rules } from '../policy/index.ts';

export interface MoneySettings {
  /** Every gateway with an adapter. */
  readonly gateways: readonly { code: string; name: string; enabled: boolean; currencies: readonly CurrencyCode[] }[];
  readonly currencies: ReadonlyMap<CurrencyCode, CurrencyPolicy>;
  readonly rules: Rules;
}

export const readMoneySettings = async (
  { db, gateways }: Pick<PaymentsDeps, 'db' | 'gateways'>,
  coins: Pick<CoinDeps, 'networks'>,
): Promise<MoneySettings> => {
  const [enabled, currencies, rules] = await Promise.all([readEnabledGateways(db), readPolicies(db), readRules(db)]);
  const listed = gateways.map(({ code, name, rules: { currencies: taken } }) => ({
    ...{ code, name, enabled: enabled.includes(code), currencies: taken },
  }));
  // Crypto is switched per currency.
  const held = coinsOf(coins).map(({ asset }) => asset.currency);
  const served = new Set([...listed.flatMap((one) => one.currencies), ...held]);
  return { gateways: listed, currencies: new Map([...currencies].filter(([code]) => served.has(code))), rules };
};
