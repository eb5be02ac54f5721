/** Our references of refunds and withdrawals end in a number; those of deposits do not. */
export const isPayoutRef = (ref: string): boolean => /_r?[0-9]{1,4}$/.test(ref);
