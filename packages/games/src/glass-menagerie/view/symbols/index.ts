/** The eight symbols, each its own drawing. */
import { flower, wild } from './brass.ts';
import { butterfly, cardinal, fox } from './land.ts';
import { frog, seahorse, whale } from './water.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  RB: cardinal,
  AF: fox,
  AB: butterfly,
  EF: frog,
  SW: whale,
  AS: seahorse,
  WI: wild,
  SC: (prefix) => flower(prefix),
};

/** What their splinters look like. */
export const shards: Readonly<Record<string, number>> = {
  RB: 0xff_5a_70,
  AF: 0xff_b0_40,
  AB: 0xc8_78_ff,
  EF: 0x5c_e8_8a,
  SW: 0x70_9c_ff,
  AS: 0x5c_ec_ea,
  WI: 0xff_e6_a0,
};
