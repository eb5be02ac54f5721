/** Operators' money settings. Each change is recorded with its new value and reason. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { Rules } from './cash-out-rules.ts';
import type { CashOutLimits, PayoutMethod } from './payout-terms.ts';
import { writeLimits, writePayoutMethod } from './payout-terms-store.ts';
import { switchGateway, writePolicy, writeRules, type CurrencyPolicy } from './policy-store.ts';

interface Change {
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

export interface GatewaySwitch extends Change {
  readonly code: string;
  readonly enabled: boolean;
}

export interface CurrencyChange extends Change {
  readonly currency: CurrencyCode;
  readonly policy: CurrencyPolicy;
}

export interface RulesChange extends Change {
  readonly rules: Rules;
}

export interface LimitsChange extends Change {
  readonly limits: CashOutLimits;
}

export interface PayoutMethodChange extends Change {
  readonly method: string;
  readonly terms: PayoutMethod;
}

const eur = (cents: bigint): string => formatAmount(money('EUR', cents));

interface ChangeDeps extends Pick<PaymentsDeps, 'db' | 'audit'> {
  /** Gateways and on-ramps. */
  readonly gateways: readonly { readonly code: string }[];
}

export const changeSettings = ({ db, audit, gateways }: ChangeDeps) => ({
  /** Returns false if no adapter has this code. */
  switchGateway: async ({ operatorId, reason, code, enabled }: GatewaySwitch): Promise<boolean> => {
    if (!gateways.some((gateway) => gateway.code === code)) return false;
    await db.transaction(async (sql) => {
      await switchGateway(sql, code, enabled);
      const details = { code, enabled, reason };
      await audit.record(sql, { operatorId, action: 'payments.switch_gateway', details });
    });
    return true;
  },
  setCurrency: ({ operatorId, reason, currency, policy }: CurrencyChange): Promise<void> =>
    db.transaction(async (sql) => {
      await writePolicy(sql, currency, policy);
      const { deposits, cashOuts } = policy;
      const least = { leastDepositEur: eur(policy.leastDeposit), leastCashOutEur: eur(policy.leastCashOut) };
      const details = { currency, deposits, cashOuts, ...least, reason };
      await audit.record(sql, { operatorId, action: 'payments.set_currency', details });
    }),
  setRules: ({ operatorId, reason, rules }: RulesChange): Promise<void> =>
    db.transaction(async (sql) => {
      await writeRules(sql, rules);
      const { automatic, automaticUpTo, automaticPerDay, twoPersonsFrom } = rules;
      const sums = {
        upToEur: eur(automaticUpTo),
        perDayEur: eur(automaticPerDay),
        twoPersonsFromEur: eur(twoPersonsFrom),
      };
      const details = { automatic, ...sums, reason };
      await audit.record(sql, { operatorId, action: 'payments.set_cash_out_rules', details });
    }),
  setLimits: ({ operatorId, reason, limits: { most, playerDay } }: LimitsChange): Promise<void> =>
    db.transaction(async (sql) => {
      await writeLimits(sql, { most, playerDay });
      const details = { mostEur: eur(most), playerDayEur: playerDay === undefined ? null : eur(playerDay), reason };
      await audit.record(sql, { operatorId, action: 'payments.set_limits', details });
    }),
  setPayoutMethod: ({ operatorId, reason, method, terms }: PayoutMethodChange): Promise<void> =>
    db.transaction(async (sql) => {
      await writePayoutMethod(sql, method, terms);
      const details = { method, dayEur: terms.day === undefined ? null : eur(terms.day), reason };
      await audit.record(sql, { operatorId, action: 'payments.set_payout_method', details });
    }),
});
