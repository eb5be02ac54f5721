/** Decimal input and output as integers scaled to the last digit. */
/** Parses a decimal with at most `decimals` digits after the point as a scaled integer; else `undefined`. */
export const readScaled = (text: string, decimals: number): bigint | undefined => {
  const match = /^([0-9]{1,15})(?:[.,]([0-9]*))?$/.exec(text.replace(/[\s%×]/g, ''));
  if (match?.[1] === undefined) return undefined;
  return BigInt(match[1] + (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0'));
};

/** Writes such an integer with all of its decimals. */
export const writeScaled = (value: bigint, decimals: number): string => {
  const digits = value.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
