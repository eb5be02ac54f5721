/** The only place where amounts are divided; callers must name the rounding. */

/** `floor`: the remainder stays with the house. `ceil`: the player must add it (minimums). */
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
