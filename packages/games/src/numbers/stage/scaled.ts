/** Numbers as they are typed and read: decimals as integers of their last digit. */
import { marksOf } from '@carmine/money';

/** Reads a decimal with at most `decimals` digits after the point as an integer of its last digit; else `undefined`. */
export const readScaled = (text: string, decimals: number): bigint | undefined => {
  const match = /^([0-9]{1,15})(?:[.,]([0-9]*))?$/.exec(text.replace(/[\s%×]/g, ''));
  if (match?.[1] === undefined) return undefined;
  return BigInt(match[1] + (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0'));
};

/** Writes such an integer with all of its decimals, ungrouped: it can be typed again. */
export const writeScaled = (value: bigint, decimals: number): string => {
  const digits = value.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${marksOf().decimal}${digits.slice(-decimals)}`;
};
