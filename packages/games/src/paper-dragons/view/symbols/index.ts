/** The symbols, each its own drawing; an orb for each multiplier. */
import { butterfly, crane, koi } from './animals.ts';
import { dragon } from './dragon.ts';
import { orb, pearls, sun } from './lights.ts';
import { boat, fan, lotus, pinwheel } from './things.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  DR: (prefix) => dragon(prefix),
  CR: crane,
  KO: koi,
  FA: fan,
  LO: lotus,
  BU: butterfly,
  BO: boat,
  PW: pinwheel,
  SC: (prefix) => sun(prefix),
  ...Object.fromEntries(Object.keys(pearls).map((name) => [name, orb(name as keyof typeof pearls)])),
};

/** What their scraps look like, and the light of an orb on its way. */
export const shards: Readonly<Record<string, number>> = {
  DR: 0xe0_3a_22,
  CR: 0x27_48_8a,
  KO: 0xee_6a_24,
  FA: 0x8a_3a_8a,
  LO: 0xf0_78_9a,
  BU: 0xef_a5_1e,
  BO: 0x12_8a_a4,
  PW: 0x6a_a5_2c,
  X2: 0x8c_c8_ff,
  X3: 0x78_e6_e6,
  X5: 0x78_fa_c8,
  X10: 0xff_a0_5a,
  X25: 0xdc_8c_ff,
  X100: 0xff_d2_6e,
};
