/** When a rate is too old to accept deposits. */
import { currency, type CurrencyCode } from '@carmine/money';

/** Maximum age in seconds for deposits and bonuses. */
export const freshForSeconds = { FIAT: 24 * 3_600, CRYPTO: 600 } as const;

export const isStale = (code: CurrencyCode, ageSeconds: number): boolean =>
  ageSeconds > freshForSeconds[currency(code).type];
