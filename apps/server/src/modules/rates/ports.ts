/** What rates needs from outside. */
import type { CurrencyCode } from '@carmine/money';

export interface Quote {
  readonly currency: CurrencyCode;
  /** EUR per unit, in 1/10¹⁸. */
  readonly scaled: bigint;
  /** The provider's timestamp. */
  readonly at: Date;
}

export type QuotesAnswer =
  | { readonly ok: true; readonly quotes: readonly Quote[] }
  /** `answer_invalid`: the answer was no valid list of rates. */
  | { readonly ok: false; readonly reason: 'unreachable' | 'answer_invalid' };

/** Never throws: provider outages are expected. */
export interface RateProvider {
  readonly name: string;
  latest(): Promise<QuotesAnswer>;
}

export interface RateStats {
  polled(ok: boolean): void;
  /** Seconds since the provider quoted it. */
  age(currency: CurrencyCode, seconds: number, stale: boolean): void;
}
