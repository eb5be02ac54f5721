import type { SliceCreator } from './slice.ts';

export interface PromotionSlice {
  /** The code that goes with the next deposit. */
  readonly coupon: string;
  setCoupon(coupon: string): void;
}

export const createPromotionSlice: SliceCreator<PromotionSlice> = (set) => ({
  coupon: '',
  setCoupon: (coupon) => set(() => ({ coupon })),
});
