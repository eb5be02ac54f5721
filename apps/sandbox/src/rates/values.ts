import type { CurrencyCode } from '@carmine/money';

/** EUR per unit. Committed, so that thresholds are the same on every machine; the service adds the current time. */
export const eurPerUnit = {
  USD: '0.92',
  CAD: '0.67',
  BTC: '90000',
  LTC: '85.5',
  DOG: '0.1425',
  ETH: '2750',
  USDT: '0.9195',
} as const satisfies Readonly<Record<Exclude<CurrencyCode, 'EUR'>, string>>;
