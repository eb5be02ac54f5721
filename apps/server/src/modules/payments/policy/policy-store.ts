/** The only SQL of operators' settings: gateways, currencies, minimums, automatic approval. */
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Rules } from './cash-out-rules.ts';

export interface CurrencyPolicy {
  readonly deposits: boolean;
  readonly cashOuts: boolean;
  /** EUR cents. */
  readonly leastDeposit: bigint;
  readonly leastCashOut: bigint;
}

const columns = `deposits, cash_outs as "cashOuts", least_deposit as "leastDeposit", least_cash_out as "leastCashOut"`;

/** Currencies are enabled by default. */
const untouched: CurrencyPolicy = {
  ...{ deposits: true, cashOuts: true, leastDeposit: leastPaymentEurCents, leastCashOut: leastPaymentEurCents },
};

export const readPolicy = async (sql: Sql, currency: CurrencyCode): Promise<CurrencyPolicy> =>
  (await sql.maybe<CurrencyPolicy>(`select ${columns} from payment_currencies where currency = $1`, [currency])) ??
  untouched;

export const readPolicies = async (sql: Sql): Promise<Map<CurrencyCode, CurrencyPolicy>> =>
  new Map(
    (
      await sql.rows<CurrencyPolicy & { currency: CurrencyCode }>(`select currency, ${columns} from payment_currencies`)
    ).map(({ currency, ...policy }) => [currency, policy]),
  );

export const writePolicy = (sql: Sql, currency: CurrencyCode, policy: CurrencyPolicy) =>
  sql.run(
    `insert into payment_currencies (currency, deposits, cash_outs, least_deposit, least_cash_out)
     values ($1, $2, $3, $4, $5)
     on conflict (currency) do update set deposits = $2, cash_outs = $3, least_deposit = $4, least_cash_out = $5,
       changed_at = now()`,
    [currency, policy.deposits, policy.cashOuts, policy.leastDeposit, policy.leastCashOut],
  );

export const readRules = async (sql: Sql): Promise<Rules> =>
  sql.one<{ automatic: boolean; automaticUpTo: bigint; automaticPerDay: bigint; twoPersonsFrom: bigint }>(
    `select automatic, automatic_up_to as "automaticUpTo", automatic_per_day as "automaticPerDay",
       two_persons_from as "twoPersonsFrom" from cash_out_rules`,
  );

export const writeRules = (sql: Sql, rules: Rules) =>
  sql.run(
    `update cash_out_rules set automatic = $1, automatic_up_to = $2, automatic_per_day = $3, two_persons_from = $4,
       changed_at = now()`,
    [rules.automatic, rules.automaticUpTo, rules.automaticPerDay, rules.twoPersonsFrom],
  );

export const readEnabledGateways = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ code: string }>('select code from payment_gateways where enabled')).map(({ code }) => code);

export const switchGateway = (sql: Sql, code: string, enabled: boolean) =>
  sql.run(
    `insert into payment_gateways (code, enabled) values ($1, $2)
     on conflict (code) do update set enabled = $2, changed_at = now()`,
    [code, enabled],
  );
