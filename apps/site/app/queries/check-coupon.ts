import { checkCoupon } from '@carmine/contract/user-service';
import { call } from '../platform/calls/browser-call.ts';

/** Whether a bonus code can be used now; `undefined` where that could not be asked: the server decides later, too. */
export const isCouponValid = async (code: string): Promise<boolean | undefined> => {
  const result = await call(checkCoupon, { body: { couponName: code.trim() } }).catch(() => undefined);
  return result?.ok === true ? result.data.valid : undefined;
};
