/** The one place where an amount is divided; the caller names the rounding, so the remainder's side is never a guess. */

/** `floor`: the remainder stays with the house. `ceil`: it is asked of the player (minimums). */
export type Rounding = 'floor' | 'ceil';

/** `value × numerator ÷ denominator`, multiplied first and rounded once. Throws on a denominator of zero or below. */
export const multiplyDivide = (value: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint => {
  if (denominator <= 0n) throw new Error('A denominator must be positive');
  const product = value * numerator;
  const quotient = product / denominator;
  const exact = quotient * denominator === product;
  if (exact) return quotient;
  if (rounding === 'floor') return product < 0n ? quotient - 1n : quotient;
  return product > 0n ? quotient + 1n : quotient;
};
