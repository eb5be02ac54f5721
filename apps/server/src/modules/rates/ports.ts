/** What rates needs from outside. */
import type { CurrencyCode } from '@carmine/money';

export interface Quote {
  readonly currency: CurrencyCode;
  /** EUR for one unit, in 1/10¹⁸. */
  readonly scaled: bigint;
  /** The provider's own time. */
  readonly at: Date;
}

export type QuotesAnswer =
  | { readonly ok: true; readonly quotes: readonly Quote[] }
  /** `answer_invalid`: something came, but no list of rates that makes sense. */
  | { readonly ok: false; readonly reason: 'unreachable' | 'answer_invalid' };

/** Never throws: a provider that is down is an ordinary day. */
export interface RateProvider {
  readonly name: string;
  latest(): Promise<QuotesAnswer>;
}

export interface RateStats {
  polled(ok: boolean): void;
  /** Seconds since the provider quoted it. */
  age(currency: CurrencyCode, seconds: number, stale: boolean): void;
}
