/** Formatted counts, for the site and games. */

/** Digits grouped by thousands with commas. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `1,234`: for counts, never for money. */
export const countText = (count: number): string => grouped(String(count));
