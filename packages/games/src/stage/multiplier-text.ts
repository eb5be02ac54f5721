/** `2×`, `1.0102×`: a multiplier in 1/10,000 without trailing zeros. */
export const multiplierText = (multiplierE4: bigint): string => {
  const fraction = (multiplierE4 % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  const whole = (multiplierE4 / 10_000n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}${fraction === '' ? '' : `.${fraction}`}×`;
};
