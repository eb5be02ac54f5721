/** Figures as the language writes them. */
import { decimalText } from '@carmine/money';
import { decimalText as fractionText, rational, type Rational } from '../../rational.ts';
import { percent } from '../../stage/percent.ts';

/** `4,000`. */
export const groupedText = (whole: number): string => decimalText(`${whole}`);

/** `3.21%`; never nothing for something. */
export const shareText = (share: Rational): string => {
  const hundredths = (share.n * 10_000n + share.d - 1n) / share.d;
  return percent(fractionText(rational(hundredths, 100n), 2));
};
