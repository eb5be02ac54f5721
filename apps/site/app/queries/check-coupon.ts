import { checkCoupon } from '@carmine/contract/user-service';
import type { Promotion } from '@carmine/contract/promotions/promotions';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call } from '../platform/calls/browser-call.ts';

interface CheckedCoupon {
  readonly valid: boolean;
  /** What a valid code brings. */
  readonly promotion?: Promotion;
}

/** Whether a bonus code can be used now, and what it brings. */
export const couponQuery = (code: string) =>
  queryOptions({
    queryKey: ['promotions', 'coupon', code.trim()],
    queryFn: async () =>
      orThrowResponse(await call(checkCoupon, { body: { couponName: code.trim() } })) as CheckedCoupon,
    staleTime: 0,
    retry: false,
  });

/** `undefined` where it could not be asked: the server decides later, too. */
export const isCouponValid = async (code: string): Promise<boolean | undefined> => {
  const result = await call(checkCoupon, { body: { couponName: code.trim() } }).catch(() => undefined);
  return result?.ok === true ? result.data.valid : undefined;
};
