/** The method last used for step-up in this browser, offered first. */
import type { FactorWay } from '@carmine/contract/account/second-factor';

const key = 'step-up-way';

/** Strongest first: possession or biometrics before knowledge. */
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
    // Storage may be forbidden: then the strongest is first.
  }
};

/** Among the methods that are set up; everybody has a password. */
export const firstWay = (ways: readonly FactorWay[]): FactorWay => {
  const last = recalled();
  return ways.find((way) => way === last) ?? strongest.find((way) => ways.includes(way)) ?? 'password';
};
