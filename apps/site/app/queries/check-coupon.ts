import { checkCoupon } from '@carmine/contract/account/user-service';
import { pageLanguage } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call } from '../platform/calls/browser-call.ts';

const check = (code: string) =>
  call(checkCoupon, { query: { language: pageLanguage }, body: { couponName: code.trim() } });

/** Whether a bonus code can be used now, and what it brings. */
export const couponQuery = (code: string) =>
  queryOptions({
    queryKey: ['promotions', 'coupon', code.trim()],
    queryFn: async () => orThrowResponse(await check(code)),
    staleTime: 0,
    retry: false,
  });

/** `undefined` where it could not be asked: the server decides later, too. */
export const askCoupon = async (code: string) => {
  const result = await check(code).catch(() => undefined);
  return result?.ok === true ? result.data : undefined;
};
