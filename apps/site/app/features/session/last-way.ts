/** By what this browser was last proven to be its player's: where it is asked again, it is offered first. */
import type { FactorWay } from '@carmine/contract/second-factor';

const key = 'step-up-way';

/** What a thief finds hardest first: he has to have something, or to be somebody, not only to know something. */
const strongest: readonly FactorWay[] = ['passkey', 'code', 'password'];

const recalled = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const rememberWay = (way: FactorWay): void => {
  try {
    localStorage.setItem(key, way);
  } catch {
    // A browser may forbid storage: the strongest one stands first then.
  }
};

/** Of those that there are; everybody has a password. */
export const firstWay = (ways: readonly FactorWay[]): FactorWay => {
  const last = recalled();
  return ways.find((way) => way === last) ?? strongest.find((way) => ways.includes(way)) ?? 'password';
};
