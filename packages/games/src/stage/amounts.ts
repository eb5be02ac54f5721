/** Amounts in a game read as they do on the site. */
import { currency, euroWorth, figuresText, leadingSign, money, moneyText, type CurrencyCode } from '@carmine/money';

export const minus = '−';

/** The figures without a currency: `1,318.40`, `0.00371611`, `−5.00`. */
export const amountText = (code: CurrencyCode, subunits: bigint): string => figuresText(money(code, subunits));

/** With a sign, but for nothing at all. */
export const signedText = (code: CurrencyCode, subunits: bigint): string =>
  `${subunits > 0n ? '+' : ''}${amountText(code, subunits)}`;

/** `€5.00`, `5.00 USDT`. */
export const amountWithUnit = (code: CurrencyCode, subunits: bigint): string => moneyText(money(code, subunits));

/** `+€5.00`, `−5.00 USDT`. */
export const signedWithUnit = (code: CurrencyCode, subunits: bigint): string =>
  `${subunits > 0n ? '+' : ''}${amountWithUnit(code, subunits)}`;

/** What stands behind the figures where they are set apart from it; nothing where a sign stands before them. */
export const unitOf = (code: CurrencyCode): string => (leadingSign(code) === '' ? currency(code).display : '');

/** What stands before them; nothing where a unit follows. */
export const signOf = leadingSign;

/** The name of the currency alone, for the head of a column. */
export const currencyName = (code: CurrencyCode): string => currency(code).display;

/** `≈ €4.60`, or nothing where no rate is known or the amount is in EUR already. `rate` is EUR for one unit, in 1/10¹⁸. */
export const eurText = (code: CurrencyCode, subunits: bigint, rate: bigint | undefined): string =>
  euroWorth(money(code, subunits), rate) ?? '';
