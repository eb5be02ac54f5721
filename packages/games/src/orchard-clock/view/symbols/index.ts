/** The seven symbols, each its own drawing. */
import { apple } from './apple.ts';
import { cherries } from './cherries.ts';
import { clock } from './clock.ts';
import { grapes } from './grapes.ts';
import { lemon } from './lemon.ts';
import { pear } from './pear.ts';
import { plum } from './plum.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  AP: (prefix) => apple(prefix),
  PE: pear,
  PL: plum,
  GR: grapes,
  CH: cherries,
  LE: lemon,
  CL: clock,
};
