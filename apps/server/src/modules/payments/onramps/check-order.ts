/** Whether a player may start this purchase: the same gate as for every other deposit, asked before a widget's address is returned. */
import { formatAmount, money, multiplyDivide, parseAmount, type CurrencyCode, type Money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { type AddressRefusal, type IssuedAddress, issueAddress } from '../coin-deposits/index.ts';
import { nextPaymentId } from '../deposits/index.ts';
import { readDownGateways } from '../health/index.ts';
import { readEnabledGateways, readPolicy } from '../policy/index.ts';
import type { OnRampDeps } from './deps.ts';
import type { OnRamp } from './ports.ts';

export interface OnRampRequest {
  readonly playerId: PlayerId;
  /** The on-ramp's path. */
  readonly onRamp: string;
  /** The coin. */
  readonly currency: CurrencyCode;
  /** What the player pays: EUR, a decimal string. Absent: the on-ramp's default. */
  readonly amount?: string;
  /** Country of the address, `ZZ` if unknown. */
  readonly addressCountry: string;
}

export type OnRampRefusal =
  | AddressRefusal
  | {
      readonly ok: false;
      readonly reason:
        | 'country_not_supported'
        | 'refused_by_gateway'
        | 'amount_invalid'
        | 'amount_too_large'
        | 'account_locked'
        | 'self_excluded'
        | 'account_closed';
    }
  | { readonly ok: false; readonly reason: 'gateway_unavailable'; readonly offered: false }
  | { readonly ok: false; readonly reason: 'below_minimum'; readonly minimum: string; readonly currency: 'EUR' }
  | { readonly ok: false; readonly reason: 'above_maximum'; readonly maximum: string; readonly currency: 'EUR' }
  | { readonly ok: false; readonly reason: 'limit_reached'; readonly availableEur: string; readonly until: Date };

export interface CheckedOrder {
  readonly ok: true;
  readonly onRamp: OnRamp;
  readonly amount: Money;
  readonly address: Extract<IssuedAddress, { ok: true }>;
  readonly country: string;
  readonly email: string;
}

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

const wholeBp = 10_000n;

/** EUR cents. After the fee it has to be enough for a deposit. */
export const leastCents = ({ minimum, feeBp }: Pick<OnRamp, 'minimum' | 'feeBp'>, leastDeposit: bigint): bigint => {
  const needed = multiplyDivide(leastDeposit, wholeBp, wholeBp - BigInt(feeBp), 'ceil');
  return needed > minimum ? needed : minimum;
};

export const takesCountry = ({ countries: { only, never } }: OnRamp, country: string): boolean =>
  never?.includes(country) !== true && (only === undefined || only.includes(country));

const checkAmount = (onRamp: OnRamp, text: string | undefined, leastDeposit: bigint): OnRampRefusal | Money => {
  const parsed =
    text === undefined ? { ok: true as const, money: money('EUR', onRamp.defaultAmount) } : parseAmount('EUR', text);
  if (!parsed.ok) return parsed;
  const { subunits } = parsed.money;
  const least = leastCents(onRamp, leastDeposit);
  if (subunits < least)
    return { ok: false, reason: 'below_minimum', minimum: formatAmount(money('EUR', least)), currency: 'EUR' };
  if (subunits > onRamp.maximum)
    return { ok: false, reason: 'above_maximum', maximum: formatAmount(money('EUR', onRamp.maximum)), currency: 'EUR' };
  return parsed.money;
};

/** Refusal by protection status; active accounts are not refused for it. */
const refusalOf = {
  active: 'account_locked',
  cool_off: 'self_excluded',
  excluded: 'self_excluded',
  closed: 'account_closed',
  locked: 'account_locked',
} as const;

/** Thrown to leave a transaction that only asks. */
class Asked extends Error {
  readonly refusal: OnRampRefusal | undefined;

  constructor(refusal: OnRampRefusal | undefined) {
    super('asked');
    this.refusal = refusal;
  }
}

/** Asks what a deposit asks, and reserves nothing: the coins are counted when they arrive. */
const limitRefusal = async (
  { db, wallet }: OnRampDeps,
  playerId: PlayerId,
  eurCents: bigint,
): Promise<OnRampRefusal | undefined> => {
  try {
    return await db.transaction(async (sql) => {
      const reserved = await wallet.reserveDeposit(sql, { playerId, paymentId: await nextPaymentId(sql), eurCents });
      if (reserved.ok) throw new Asked(undefined);
      if (reserved.reason === 'protection_status') throw new Asked(refuse(refusalOf[reserved.protectionStatus]));
      const availableEur = formatAmount(money('EUR', reserved.available));
      throw new Asked({ ok: false, reason: 'limit_reached', availableEur, until: reserved.until });
    });
  } catch (error) {
    if (error instanceof Asked) return error.refusal;
    throw error;
  }
};

export const checkOrder =
  (deps: OnRampDeps) =>
  async (request: OnRampRequest): Promise<OnRampRefusal | CheckedOrder> => {
    const { playerId, currency, addressCountry } = request;
    const onRamp = deps.onRamps.find(({ path }) => path === request.onRamp);
    const [enabled, down, policy, profile] = await Promise.all([
      readEnabledGateways(deps.db),
      readDownGateways(deps.db),
      readPolicy(deps.db, currency),
      deps.identity.profile(playerId),
    ]);
    if (onRamp === undefined) return { ...refuse('gateway_unavailable'), offered: false };
    if (!enabled.includes(onRamp.code) || down.includes(onRamp.code)) return refuse('gateway_unavailable');
    if (!onRamp.currencies.includes(currency)) return refuse('currency_not_supported');
    const country = profile?.userDetails.country ?? addressCountry;
    if (!takesCountry(onRamp, country)) return refuse('country_not_supported');
    const amount = checkAmount(onRamp, request.amount, policy.leastDeposit);
    if ('ok' in amount) return amount;
    // The coupon of the address stays.
    const address = await issueAddress(deps)({ playerId, currency, addressCountry });
    if (!address.ok) return address;
    const limit = await limitRefusal(deps, playerId, amount.subunits);
    return limit ?? { ok: true, onRamp, amount, address, country, email: profile?.email ?? '' };
  };
