/** Owns currencies, amounts, rounding and rates as values. Must not know database, network or screen. */
export * from './amount-text.ts';
export * from './currency.ts';
export * from './decimal-text.ts';
export * from './euro-worth.ts';
export * from './language.ts';
export * from './money.ts';
export * from './money-text.ts';
export * from './page-language.ts';
export * from './rate.ts';
export * from './rounding.ts';
