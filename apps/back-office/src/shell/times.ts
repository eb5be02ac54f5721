/** A multiplier in 1/10,000 as people read it. */
export const times = (multiplier: string): string =>
  `${(BigInt(multiplier) / 100n).toString().padStart(3, '0').replace(/(..)$/, '.$1')}×`;
