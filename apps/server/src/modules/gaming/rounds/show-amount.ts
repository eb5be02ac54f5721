import { formatAmount, money, type CurrencyCode } from '@carmine/money';

/** Subunits as the decimal string that players read. */
export const showAmount = (currency: CurrencyCode, subunits: bigint): string => formatAmount(money(currency, subunits));
