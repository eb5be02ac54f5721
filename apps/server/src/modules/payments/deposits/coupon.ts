/** The deposit's coupon; undefined if none was entered. */
export const couponOf = ({ coupon }: { readonly coupon?: string }): string | undefined => coupon?.trim() || undefined;
