/** Amounts in a game read as they do on the site. */
import {
  currency,
  euroWorth,
  figuresText,
  leadingSign,
  money,
  moneyText,
  trailingUnit,
  type CurrencyCode,
} from '@carmine/money';

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

/** The unit behind the figures where the two are styled apart; empty where a sign precedes the figures. */
export const unitOf = (code: CurrencyCode): string => trailingUnit(code);

/** The sign before the figures; empty where a unit follows them. */
export const signOf = (code: CurrencyCode): string => leadingSign(code);

/** The currency's name, for column heads. */
export const currencyName = (code: CurrencyCode): string => currency(code).display;

/** `≈ €4.60`; empty without a rate, or if the amount is in EUR. `rate`: EUR per unit, in 1/10¹⁸. */
export const eurText = (code: CurrencyCode, subunits: bigint, rate: bigint | undefined): string =>
  euroWorth(money(code, subunits), rate) ?? '';
