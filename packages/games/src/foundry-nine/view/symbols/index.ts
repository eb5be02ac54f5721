/** The eleven symbols, each its own drawing. */
import { anchor, bell, gear, propeller, valve } from './castings.ts';
import { furnace, wild } from './furnace.ts';
import { horseshoe, ingot, nut, screw } from './stock.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  BE: bell,
  PR: propeller,
  AN: anchor,
  GE: gear,
  VA: valve,
  IN: ingot,
  NU: nut,
  HS: horseshoe,
  BO: screw,
  WI: wild,
  SC: (prefix) => furnace(prefix),
};

/** What their splinters look like. */
export const shards: Readonly<Record<string, number>> = {
  BE: 0xff_c8_50,
  PR: 0xff_94_60,
  AN: 0x78_b8_ff,
  GE: 0xff_d8_60,
  VA: 0xff_5a_3c,
  IN: 0xff_e0_50,
  NU: 0xe0_ec_ff,
  HS: 0xb4_84_ff,
  BO: 0x58_e0_b4,
  WI: 0xff_a0_30,
};
