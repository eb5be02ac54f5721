/** The currency table: adding a currency is adding one entry here. */

export type CurrencyType = 'FIAT' | 'CRYPTO';

export interface Currency {
  /** Code in the API and in the database. */
  readonly code: CurrencyCode;
  /** Displayed code: equal to the code except for DOG, which is known as DOGE. */
  readonly display: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: CurrencyType;
  /** Digits after the point; at most 9, so that balances fit 64 bits (ETH is kept in gwei). */
  readonly decimals: number;
  readonly subunitsToUnit: bigint;
  /** An extra label beside the name, such as the network of a token. */
  readonly label?: string;
  /** For coins: their network. */
  readonly network?: CoinNetwork;
}

export interface CoinNetwork {
  /** Common name. */
  readonly name: string;
  /** Pattern of its addresses; the network's adapter validates them completely. */
  readonly address: RegExp;
}

const CODES = ['EUR', 'USD', 'CAD', 'BTC', 'LTC', 'DOG', 'ETH', 'USDT'] as const;
export type CurrencyCode = (typeof CODES)[number];

const entry = (
  code: CurrencyCode,
  name: string,
  symbol: string,
  type: CurrencyType,
  decimals: number,
  extra: { display?: string; label?: string; network?: CoinNetwork } = {},
): Currency => ({
  code,
  display: extra.display ?? code,
  name,
  symbol,
  type,
  decimals,
  subunitsToUnit: 10n ** BigInt(decimals),
  ...(extra.label === undefined ? {} : { label: extra.label }),
  ...(extra.network === undefined ? {} : { network: extra.network }),
});

const ethereum: CoinNetwork = { name: 'Ethereum', address: /^0x[0-9a-fA-F]{40}$/ };

const TABLE: Readonly<Record<CurrencyCode, Currency>> = {
  EUR: entry('EUR', 'Euro', '€', 'FIAT', 2),
  USD: entry('USD', 'US dollar', '$', 'FIAT', 2),
  CAD: entry('CAD', 'Canadian dollar', 'CA$', 'FIAT', 2),
  BTC: entry('BTC', 'Bitcoin', '₿', 'CRYPTO', 8),
  LTC: entry('LTC', 'Litecoin', 'Ł', 'CRYPTO', 8),
  DOG: entry('DOG', 'Dogecoin', 'Ð', 'CRYPTO', 8, { display: 'DOGE' }),
  ETH: entry('ETH', 'Ether', 'Ξ', 'CRYPTO', 9, { network: ethereum }),
  USDT: entry('USDT', 'Tether', '₮', 'CRYPTO', 6, { label: 'Erc20', network: ethereum }),
};

export const currencies: readonly Currency[] = CODES.map((code) => TABLE[code]);
export const currencyCodes: readonly CurrencyCode[] = CODES;
export const defaultCurrency: CurrencyCode = 'EUR';

/** The table's entry; total, because every `CurrencyCode` is in the table. */
export const currency = (code: CurrencyCode): Currency => TABLE[code];

/** Parses external codes: exact codes, and DOGE for DOG. `undefined` for anything else. */
export const parseCurrencyCode = (text: string): CurrencyCode | undefined => {
  const code = text === 'DOGE' ? 'DOG' : text;
  return CODES.find((known) => known === code);
};
