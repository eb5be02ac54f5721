/** Shares as percentages; measures only, never money. */
import { displayPercent } from '../../amounts/percent.ts';

const digits = 3;

const percentText = (share: number): string => displayPercent((share * 100).toFixed(digits).replace(/\.?0+$/, ''));

/** `0.99594077` → `99.594%`. */
export const percentOf = (decimal: string): string => percentText(Number.parseFloat(decimal));

/** `13097/25000` → `52.388%`. */
export const sharePercent = (fraction: string): string => {
  const [part = '', whole = '1'] = fraction.split('/');
  // Computed with integers, because a fraction may have more digits than a float.
  const scaled = (BigInt(part) * 100_000n) / BigInt(whole);
  return percentText(Number(scaled) / 100_000);
};
