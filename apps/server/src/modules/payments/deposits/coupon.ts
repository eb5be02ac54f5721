/** Bonus codes. There are no promotions yet, so every code is refused. */
export const isCoupon = async (_code: string): Promise<boolean> => false;

/** The deposit's coupon; undefined if none was entered. */
export const couponOf = ({ coupon }: { readonly coupon?: string }): string | undefined => coupon?.trim() || undefined;
