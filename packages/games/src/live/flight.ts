/** Factors of a flight by the server's clock, in hundredths. Between two answers they are an estimate: the server's figure decides. */
import { decimalText } from '@carmine/money';

/** After t ms the factor is 2^(t / doublingMs). Factors are in hundredths. */
export interface LiveFlight {
  readonly startedAt: number;
  readonly doublingMs: number;
  /** Where all bets that are still open are cashed out. */
  readonly limit: number;
}

const unit = 100;

export const factorAt = (
  { startedAt, doublingMs }: Pick<LiveFlight, 'startedAt' | 'doublingMs'>,
  time: number,
): number => Math.floor(unit * 2 ** (Math.max(0, time - startedAt) / doublingMs));

/** When a flight reaches a factor, in milliseconds after its start. */
export const msTo = (factor: number, doublingMs: number): number =>
  Math.log2(Math.max(unit, factor) / unit) * doublingMs;

/** `2.31` as 231. */
export const readFactor = (text: string): number => Math.round(Number(text) * unit);

/** 231 as `2.31`, as it is sent. */
export const writeFactor = (factor: number): string =>
  `${Math.floor(factor / unit)}.${String(factor % unit).padStart(2, '0')}`;

/** 123456 as `1,234.56×`. */
export const factorText = (factor: number): string => `${decimalText(writeFactor(factor))}×`;

/** What a stake is worth at a factor, rounded down to the smallest unit. */
export const worthAt = (stake: bigint, factor: number): bigint => (stake * BigInt(factor)) / BigInt(unit);

/** The highest factor that pays no more than this. */
export const highestFactor = (stake: bigint, highestPayout: bigint, most: number): number => {
  const reached = stake <= 0n ? BigInt(most) : (highestPayout * BigInt(unit)) / stake;
  return reached < BigInt(most) ? Number(reached) : most;
};
