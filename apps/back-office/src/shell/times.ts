/** Formats a multiplier in 1/10,000. */
export const times = (multiplier: string): string =>
  `${(BigInt(multiplier) / 100n).toString().padStart(3, '0').replace(/(..)$/, '.$1')}×`;
