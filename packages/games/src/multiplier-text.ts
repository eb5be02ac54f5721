import { decimalText } from '@carmine/money';

/** `2×`, `1.0102×`, `9,900×`: a multiplier in 1/10,000 as players read it, without trailing zeros. */
export const multiplierText = (multiplierE4: bigint): string => `${decimalText(plainMultiplier(multiplierE4))}×`;

/** `9900`, `1.0102`: the same for a formula. */
export const plainMultiplier = (multiplierE4: bigint): string => {
  const fraction = (multiplierE4 % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${multiplierE4 / 10_000n}${fraction === '' ? '' : `.${fraction}`}`;
};
