/** Bonus codes. There is no promotion yet: none can be used, and a deposit that names one is refused before there is one. */
export const isCoupon = async (_code: string): Promise<boolean> => false;

/** What a deposit was asked for with: nothing where no code was written. */
export const couponOf = ({ coupon }: { readonly coupon?: string }): string | undefined => coupon?.trim() || undefined;
