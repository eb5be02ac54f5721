/** When a rate is too old to let money in. */
import { currency, type CurrencyCode } from '@carmine/money';

/** Seconds after which a rate stops deposits and bonuses in its currency. */
export const freshForSeconds = { FIAT: 24 * 3_600, CRYPTO: 600 } as const;

export const isStale = (code: CurrencyCode, ageSeconds: number): boolean =>
  ageSeconds > freshForSeconds[currency(code).type];
