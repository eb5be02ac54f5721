import { describe, expect, it } from 'vitest';
import { factorAt, factorText, highestFactor, msTo, readFactor, worthAt, writeFactor } from './flight.ts';

const flight = { startedAt: 1_000, doublingMs: 10_000 };

describe('a flight by the clock', () => {
  it.each([
    [0, 100],
    [1_000, 100],
    [11_000, 200],
    [18_950, 347],
    [31_000, 800],
  ])('at %i ms it stands at %i hundredths, rounded down', (time, factor) => {
    expect(factorAt(flight, time)).toBe(factor);
  });

  it.each([101, 150, 200, 347, 10_000, 1_000_000])('reaches %i when it is said to', (factor) => {
    const ms = msTo(factor, flight.doublingMs);
    expect(factorAt(flight, flight.startedAt + Math.ceil(ms) + 1)).toBeGreaterThanOrEqual(factor);
    expect(factorAt(flight, flight.startedAt + Math.floor(ms) - 10)).toBeLessThan(factor);
  });

  it.each(['1.00', '1.01', '2.31', '9312.40', '10000.00'])('%s is read and written alike', (text) => {
    expect(writeFactor(readFactor(text))).toBe(text);
  });

  it('is read by players in figures of their language', () => {
    expect(factorText(931_240)).toBe('9,312.40×');
  });
});

describe('what a bet is worth', () => {
  it.each([
    [500n, 347, 1_735n],
    [10n, 101, 10n],
    [333n, 115, 382n],
    [1n, 199, 1n],
  ])('%i at %i hundredths is %i: rounded down', (stake, factor, worth) => {
    expect(worthAt(stake, factor)).toBe(worth);
  });

  it.each([
    [100n, 1_000_000],
    [2_500_000n, 1_000],
    [3_333_333n, 750],
  ])('a stake of %i ends at %i at the latest, where it has won all that it may', (stake, factor) => {
    expect(highestFactor(stake, 25_000_000n, 1_000_000)).toBe(factor);
    expect(worthAt(stake, factor)).toBeLessThanOrEqual(25_000_000n);
  });
});
