import type { CallResult } from '@carmine/contract/call';
import type { Checkout, Presentation } from '@carmine/contract/payments/checkout';
import {
  depositTypes,
  postGatewayDeposit,
  postTypedDeposit,
  type DepositType,
} from '@carmine/contract/payments/deposits';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { missingDetails, type RequiredDetail } from '@carmine/contract/account/required-details';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { formatAmount, pageLanguage, type Money } from '@carmine/money';
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
  /** Chosen among several ways. */
  readonly presentation?: Presentation | undefined;
}

/** The call's word for a way to pay, where the method offers several. */
const typeOf = ({ alternatives }: PaymentMethod, presentation: Presentation | undefined): DepositType | undefined =>
  alternatives.length === 0
    ? undefined
    : (Object.keys(depositTypes) as DepositType[]).find((type) => depositTypes[type] === presentation);

/** Throws on a refusal by the server; missing details are a normal result. */
export const placeDeposit = async (order: DepositOrder): Promise<Started> => {
  const { method, amount, coupon, keys, presentation } = order;
  const promotionCoupon = coupon.trim();
  const type = typeOf(method, presentation);
  const idempotencyKey = keys.keyOf(
    `${method.code} ${amount.currency} ${amount.subunits} ${promotionCoupon} ${type ?? ''}`,
  );
  const params = { gateway: method.path };
  const body = {
    ...{ amount: formatAmount(amount), currency: amount.currency, language: pageLanguage },
    ...(promotionCoupon === '' ? {} : { promotionCoupon }),
  };
  try {
    const result: CallResult<typeof postGatewayDeposit> =
      type === undefined
        ? await call(postGatewayDeposit, { params, body, idempotencyKey })
        : await call(postTypedDeposit, { params: { ...params, type }, body, idempotencyKey });
    if (isSettled(result)) keys.settle();
    const { id, status: _status, ...checkout } = orThrowResponse(result);
    return { kind: 'placed', id, checkout };
  } catch (error) {
    if (!(error instanceof RefusedResponse) || error.problem?.code !== 'profile_incomplete') throw error;
    const missing = error.problem['missing'] ?? error.problem['fields'];
    return { kind: 'details', missing: Array.isArray(missing) ? (missing as RequiredDetail[]) : [] };
  }
};
