/** Counts as people read them, on the site and in the games. */

/** Whole digits with a comma at each thousand. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `1,234`: of things that are counted, never of money. */
export const countText = (count: number): string => grouped(String(count));
