/** Amounts as decimal strings in units, the format of the API. */
import { currency, type CurrencyCode } from './currency.ts';
import { money, type Money } from './money.ts';

/** Highest amount accepted in a request, in subunits. */
export const maximumRequestSubunits = 2n ** 62n;

export type ParsedAmount = { ok: true; money: Money } | { ok: false; reason: 'amount_invalid' | 'amount_too_large' };

/** Parses a request's amount: digits, at most one point, at most the currency's decimals. No sign, exponent, space or leading zero. */
export const parseAmount = (code: CurrencyCode, text: string): ParsedAmount => {
  const { decimals } = currency(code);
  const match = /^(0|[1-9][0-9]{0,17})(?:\.([0-9]+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (match?.[1] === undefined || fraction.length > decimals) return { ok: false, reason: 'amount_invalid' };
  const subunits = BigInt(match[1] + fraction.padEnd(decimals, '0'));
  if (subunits > maximumRequestSubunits) return { ok: false, reason: 'amount_too_large' };
  return { ok: true, money: money(code, subunits) };
};

/** A decimal string in units with all of the currency's decimals: `1.50`, `-0.00100000`. */
export const formatAmount = ({ currency: code, subunits }: Money): string => {
  const { decimals } = currency(code);
  const digits = (subunits < 0n ? -subunits : subunits).toString().padStart(decimals + 1, '0');
  const sign = subunits < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Parses what `formatAmount` produced (responses of our own services): signed, any length. Throws on anything else. */
export const readAmount = (code: CurrencyCode, text: string): Money => {
  const { decimals } = currency(code);
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (match?.[2] === undefined || fraction.length > decimals) throw new Error(`Not an amount of ${code}: ${text}`);
  const subunits = BigInt(match[2] + fraction.padEnd(decimals, '0'));
  return money(code, match[1] === '-' ? -subunits : subunits);
};

/** The same for plain subunits. */
export const showAmount = (code: CurrencyCode, subunits: bigint): string => formatAmount(money(code, subunits));
