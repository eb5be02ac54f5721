/** Whether a player may start this deposit. Rules are checked in the order in which the player can resolve them. */
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { compare, formatAmount, parseAmount, toEur, type CurrencyCode, type Money } from '@carmine/money';

import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositRefused } from '../../compliance/index.ts';
import type { CurrentRate } from '../../rates/index.ts';
import { couponOf } from './coupon.ts';
import type { PaymentsDeps } from '../deps.ts';
import { offersMethods, offersPresentation, takesCountry, takesCurrency } from './gateway.ts';
import { readDownGateways } from '../health/index.ts';
import { readEnabledGateways, readPolicy, worthAtLeast } from '../policy/index.ts';
import type { DepositGateway, OwnRefusal, Presentation } from '../ports.ts';

export interface DepositRequest {
  readonly playerId: PlayerId;
  /** The gateway's code. */
  readonly gateway: string;
  /** A decimal string in units. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly coupon?: string;
  /** The way to pay that the player chose, where the gateway offers several. */
  readonly presentation?: Presentation;
  /** What the gateway's page is limited to, in its own words. */
  readonly paymentMethods?: readonly string[];
  /** Stated by the call; has to be the player's own. */
  readonly email?: string;
  /** Of the gateway's pages, two letters. */
  readonly language?: string;
  readonly idempotencyKey?: string;
  /** Country of the address, `ZZ` if unknown. */
  readonly addressCountry: string;
  /** Brand of the site that it was called from, for the audience of a bonus code. */
  readonly skin?: string;
  /** The player's own. */
  readonly ip?: string;
}

export type DepositRefusal =
  | {
      readonly ok: false;
      readonly reason:
        | 'gateway_unavailable'
        | 'refused_by_gateway'
        | 'currency_not_supported'
        | 'coupon_unknown'
        | 'country_not_supported'
        | OwnRefusal
        | 'presentation_not_offered'
        | 'payment_methods_not_offered'
        | 'email_differs'
        | DepositRefused
        | 'rate_stale'
        | 'amount_invalid'
        | 'amount_too_large'
        | 'idempotency_key_reused';
    }
  /** There is no adapter, so retrying will not help. */
  | { readonly ok: false; readonly reason: 'gateway_unavailable'; readonly offered: false }
  | { readonly ok: false; readonly reason: 'profile_incomplete'; readonly missing: readonly RequiredDetail[] }
  | { readonly ok: false; readonly reason: 'below_minimum'; readonly minimum: string; readonly currency: CurrencyCode }
  | { readonly ok: false; readonly reason: 'above_maximum'; readonly maximum: string; readonly currency: CurrencyCode }
  | { readonly ok: false; readonly reason: 'limit_reached'; readonly availableEur: string; readonly until: Date };

export interface CheckedDeposit {
  readonly ok: true;
  readonly gateway: DepositGateway;
  readonly amount: Money;
  readonly rate: CurrentRate;
  readonly eurCents: bigint;
  readonly country: string;
}

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

const isSameEmail = (given: string, own: string | undefined): boolean =>
  given.trim().toLowerCase() === own?.toLowerCase();

/** The profile's country applies; the location's only if the profile has none. */
const checkPerson = async (
  { identity, compliance }: PaymentsDeps,
  gateway: DepositGateway,
  { playerId, addressCountry, email }: DepositRequest,
): Promise<DepositRefusal | { ok: true; country: string }> => {
  const permission = await compliance.mayDeposit({ playerId, addressCountry, starts: true });
  if (!permission.ok) return permission;
  const profile = await identity.profile(playerId);
  const country = profile?.userDetails.country ?? addressCountry;
  if (!takesCountry(gateway, country)) return refuse(gateway.rules.refusedAs ?? 'country_not_supported');
  if (email !== undefined && !isSameEmail(email, profile?.email)) return refuse('email_differs');
  const missing = await identity.missingFields(playerId, gateway.requiredDetails);
  return missing.length > 0 ? { ok: false, reason: 'profile_incomplete', missing } : { ok: true, country };
};

/** EUR cents: the higher of the gateway's and the operator's minimum. */
export const leastCents = ({ rules }: Pick<DepositGateway, 'rules'>, ofOperator: bigint): bigint =>
  ofOperator > rules.minimumEurCents ? ofOperator : rules.minimumEurCents;

/** In the deposit's currency, so that the message names an amount that will pass. */
const checkAmount = (
  gateway: DepositGateway,
  request: DepositRequest,
  rate: CurrentRate,
  least: bigint,
): DepositRefusal | { ok: true; amount: Money } => {
  const parsed = parseAmount(request.currency, request.amount);
  if (!parsed.ok) return parsed;
  const amount = parsed.money;
  const minimum = worthAtLeast(leastCents(gateway, least), rate);
  if (compare(amount, minimum) < 0) {
    return { ok: false, reason: 'below_minimum', minimum: formatAmount(minimum), currency: request.currency };
  }
  const maximum = worthAtLeast(gateway.rules.maximumEurCents, rate);
  if (compare(amount, maximum) > 0) {
    return { ok: false, reason: 'above_maximum', maximum: formatAmount(maximum), currency: request.currency };
  }
  return { ok: true, amount };
};

export const checkDeposit =
  (deps: PaymentsDeps) =>
  async (request: DepositRequest): Promise<DepositRefusal | CheckedDeposit> => {
    const gateway = deps.gateways.find(({ code }) => code === request.gateway);
    const [enabled, down, policy] = await Promise.all([
      readEnabledGateways(deps.db),
      readDownGateways(deps.db),
      readPolicy(deps.db, request.currency),
    ]);
    if (gateway === undefined) return { ...refuse('gateway_unavailable'), offered: false };
    if (!enabled.includes(gateway.code) || down.includes(gateway.code)) return refuse('gateway_unavailable');
    if (!offersPresentation(gateway, request.presentation)) return refuse('presentation_not_offered');
    if (!offersMethods(gateway, request.paymentMethods)) return refuse('payment_methods_not_offered');
    if (!takesCurrency(gateway, request.currency)) return refuse(gateway.rules.refusedAs ?? 'currency_not_supported');
    if (!policy.deposits) return refuse('currency_not_supported');
    const coupon = couponOf(request);
    if (coupon !== undefined && !(await deps.offers.isCoupon(coupon, request))) return refuse('coupon_unknown');
    const rate = await deps.rates.rate(request.currency);
    if (rate === undefined || rate.stale) return refuse('rate_stale');
    const sum = checkAmount(gateway, request, rate, policy.leastDeposit);
    if (!sum.ok) return sum;
    const person = await checkPerson(deps, gateway, request);
    if (!person.ok) return person;
    // Rounded up, so that many small deposits cannot exceed a limit by rounding.
    const eurCents = toEur(sum.amount, rate, 'ceil').subunits;
    return { ok: true, gateway, amount: sum.amount, rate, eurCents, country: person.country };
  };
