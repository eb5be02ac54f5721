/** Codes of coupons. Pure. */

/** Spaces and case do not matter; undefined for what cannot be a code. */
export const normalizeCode = (text: string): string | undefined => {
  const code = text.replaceAll(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,40}$/.test(code) ? code : undefined;
};
