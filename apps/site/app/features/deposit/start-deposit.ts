import type { Checkout } from '@carmine/contract/checkout';
import { postGatewayDeposit } from '@carmine/contract/deposits';
import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { missingDetails, type RequiredDetail } from '@carmine/contract/required-details';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { formatAmount, type Money } from '@carmine/money';
import type { QueryClient } from '@tanstack/react-query';
import { RefusedResponse, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled, type IntentKeys } from '../../platform/calls/intent-key.ts';
import { countryCodesQuery } from '../../queries/location.ts';
import { profileQuery } from '../../queries/profile.ts';

export const hasStatesIn =
  (countries: readonly CountryEntry[]) =>
  (isoCode: string): boolean =>
    (countries.find((country) => country.isoCode === isoCode)?.states?.length ?? 0) > 0;

/** Which of these details are still missing. */
export const detailsMissing = async (
  client: QueryClient,
  required: readonly RequiredDetail[],
): Promise<RequiredDetail[]> => {
  const [profile, countries] = await Promise.all([
    client.query({ ...profileQuery(), staleTime: 0 }),
    client.query({ ...countryCodesQuery(), staleTime: 'static' }),
  ]);
  return missingDetails(profile, required, hasStatesIn(countries));
};

export type Started =
  | { readonly kind: 'placed'; readonly id: string; readonly checkout: Checkout }
  | { readonly kind: 'details'; readonly missing: readonly RequiredDetail[] };

export interface DepositOrder {
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly coupon: string;
  /** Idempotent: the same order sent again is the same deposit. */
  readonly keys: IntentKeys;
}

/** Throws on a refusal by the server; missing details are a normal result. */
export const placeDeposit = async ({ method, amount, coupon, keys }: DepositOrder): Promise<Started> => {
  const promotionCoupon = coupon.trim();
  const key = keys.keyOf(`${method.code} ${amount.currency} ${amount.subunits} ${promotionCoupon}`);
  try {
    const result = await call(postGatewayDeposit, {
      params: { gateway: method.path },
      body: {
        amount: formatAmount(amount),
        currency: amount.currency,
        ...(promotionCoupon === '' ? {} : { promotionCoupon }),
      },
      idempotencyKey: key,
    });
    if (isSettled(result)) keys.settle();
    const { id, status: _status, ...checkout } = orThrowResponse(result);
    return { kind: 'placed', id, checkout };
  } catch (error) {
    if (!(error instanceof RefusedResponse) || error.problem?.code !== 'profile_incomplete') throw error;
    const missing = error.problem['missing'] ?? error.problem['fields'];
    return { kind: 'details', missing: Array.isArray(missing) ? (missing as RequiredDetail[]) : [] };
  }
};
