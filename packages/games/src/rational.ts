/** Exact fractions, used by RTP proofs. */
export interface Rational {
  readonly n: bigint;
  /** Above zero; in lowest terms with `n`. */
  readonly d: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

/** Throws on a denominator of zero or below. */
export const rational = (n: bigint | number, d: bigint | number = 1n): Rational => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom <= 0n) throw new Error('A denominator must be positive');
  const common = divisor(top, bottom);
  return { n: top / common, d: bottom / common };
};

export const sum = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const compareRationals = (a: Rational, b: Rational): number =>
  Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n);

/** `n/d`. */
export const rationalText = ({ n, d }: Rational): string => `${n}/${d}`;

/** Parses the result of `rationalText`; `undefined` for anything else. */
export const readRational = (text: string): Rational | undefined => {
  const match = /^(-?[0-9]{1,300})\/([1-9][0-9]{0,299})$/.exec(text);
  return match?.[1] === undefined || match[2] === undefined ? undefined : rational(BigInt(match[1]), BigInt(match[2]));
};

/** A decimal with this many digits, truncated. Only for non-negative values. */
export const decimalText = ({ n, d }: Rational, digits: number): string => {
  const scaled = ((n * 10n ** BigInt(digits)) / d).toString().padStart(digits + 1, '0');
  return digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
};

/** The nearest float, for drawing and for statistics. */
export const approximate = ({ n, d }: Rational): number => Number((n * 10n ** 18n) / d) / 1e18;
