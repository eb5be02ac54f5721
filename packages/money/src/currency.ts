/** The currency table. Whatever else a currency needs, the compiler or a test asks for as soon as its entry is here. */

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
  /** About €10 in subunits, fixed: what a win has to exceed to be called large. Part of indexes over rounds. */
  readonly tenEuro: bigint;
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
  [decimals, tenEuro]: readonly [decimals: number, tenEuro: bigint],
  extra: { display?: string; label?: string; network?: CoinNetwork } = {},
): Currency => ({
  code,
  display: extra.display ?? code,
  name,
  symbol,
  type,
  decimals,
  subunitsToUnit: 10n ** BigInt(decimals),
  tenEuro,
  ...(extra.label === undefined ? {} : { label: extra.label }),
  ...(extra.network === undefined ? {} : { network: extra.network }),
});

const ethereum: CoinNetwork = { name: 'Ethereum', address: /^0x[0-9a-fA-F]{40}$/ };

const TABLE: Readonly<Record<CurrencyCode, Currency>> = {
  EUR: entry('EUR', 'Euro', '€', 'FIAT', [2, 1_000n]),
  USD: entry('USD', 'US dollar', '$', 'FIAT', [2, 1_000n]),
  CAD: entry('CAD', 'Canadian dollar', 'CA$', 'FIAT', [2, 1_000n]),
  BTC: entry('BTC', 'Bitcoin', '₿', 'CRYPTO', [8, 10_000n]),
  LTC: entry('LTC', 'Litecoin', 'Ł', 'CRYPTO', [8, 10_000_000n]),
  DOG: entry('DOG', 'Dogecoin', 'Ð', 'CRYPTO', [8, 5_000_000_000n], { display: 'DOGE' }),
  ETH: entry('ETH', 'Ether', 'Ξ', 'CRYPTO', [9, 4_000_000n], { network: ethereum }),
  USDT: entry('USDT', 'Tether', '₮', 'CRYPTO', [6, 10_000_000n], { label: 'Erc20', network: ethereum }),
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
