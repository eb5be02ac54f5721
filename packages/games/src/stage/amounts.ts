/** Amounts as players read them: grouped, without the zeros that say nothing, never rounded. */
import { currency, euroWorth, formatAmount, money, type CurrencyCode } from '@carmine/money';

const shortestFraction = 2;
export const minus = '−';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1,318.40`, `0.00371611`, `−5.00`. */
export const amountText = (code: CurrencyCode, subunits: bigint): string => {
  const [whole = '0', fraction = ''] = formatAmount(money(code, subunits < 0n ? -subunits : subunits)).split('.');
  const kept = fraction.slice(0, shortestFraction) + fraction.slice(shortestFraction).replace(/0+$/, '');
  return `${subunits < 0n ? minus : ''}${grouped(whole)}${kept === '' ? '' : `.${kept}`}`;
};

/** With a sign, but for nothing at all. */
export const signedText = (code: CurrencyCode, subunits: bigint): string =>
  `${subunits > 0n ? '+' : ''}${amountText(code, subunits)}`;

export const unitOf = (code: CurrencyCode): string => currency(code).display;

/** `5.00 USDT`. */
export const amountWithUnit = (code: CurrencyCode, subunits: bigint): string =>
  `${amountText(code, subunits)} ${unitOf(code)}`;

/** `≈ €4.60`, or nothing where no rate is known or the amount is in EUR already. `rate` is EUR for one unit, in 1/10¹⁸. */
export const eurText = (code: CurrencyCode, subunits: bigint, rate: bigint | undefined): string =>
  euroWorth(money(code, subunits), rate) ?? '';
