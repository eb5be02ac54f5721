/** What operators have switched on for money, as far as it is served here. */
import type { CurrencyCode } from '@carmine/money';
import type { CoinDeps } from '../coin-deps.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { Rules } from './cash-out-rules.ts';
import { readEnabledGateways, readPolicies, readRules, type CurrencyPolicy } from './policy-store.ts';

export interface MoneySettings {
  /** Every gateway that has an adapter, and every chain. */
  readonly gateways: readonly { code: string; enabled: boolean; currencies: readonly CurrencyCode[] }[];
  readonly currencies: ReadonlyMap<CurrencyCode, CurrencyPolicy>;
  readonly rules: Rules;
}

export const readMoneySettings = async (
  { db, gateways }: Pick<PaymentsDeps, 'db' | 'gateways'>,
  { chains }: Pick<CoinDeps, 'chains'>,
): Promise<MoneySettings> => {
  const [enabled, currencies, rules] = await Promise.all([readEnabledGateways(db), readPolicies(db), readRules(db)]);
  const listed = gateways.map(({ code, rules: { currencies: taken } }) => ({
    ...{ code, enabled: enabled.includes(code), currencies: taken },
  }));
  // A chain is switched by its currency.
  const served = new Set([...listed.flatMap((one) => one.currencies), ...chains.map(({ currency }) => currency)]);
  return { gateways: listed, currencies: new Map([...currencies].filter(([code]) => served.has(code))), rules };
};
