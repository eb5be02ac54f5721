/** The only merchant account of the sandbox. */
export const merchant = 'sandbox';
