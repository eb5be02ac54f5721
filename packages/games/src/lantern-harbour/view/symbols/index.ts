/** The twelve symbols, each its own drawing. */
import { boat } from './boat.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { lighthouse } from './lighthouse.ts';
import { low } from './low.ts';
import { moon } from './moon.ts';
import { scatter } from './scatter.ts';
import { wild } from './wild.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  LN: (prefix) => lantern(prefix),
  BT: boat,
  LH: lighthouse,
  KO: koi,
  MO: moon,
  A: (prefix) => low('A', prefix),
  K: (prefix) => low('K', prefix),
  Q: (prefix) => low('Q', prefix),
  J: (prefix) => low('J', prefix),
  T: (prefix) => low('10', prefix),
  WI: wild,
  SC: scatter,
};
