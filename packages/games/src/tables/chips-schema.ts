/** Chips as they come from outside. Apart from the rest, which pictures use too. */
import { z } from 'zod';
import { mostUnits, unitsOn } from './chips.ts';

/** Strict: every spot is one of the table's, and there is at least one chip. */
export const chipsSchema = (isSpot: (spot: string) => boolean) =>
  z
    .record(z.string().min(1).max(20), z.int().min(1).max(mostUnits))
    .refine((chips) => Object.keys(chips).every(isSpot), 'There is no such spot on this table')
    .refine((chips) => Object.keys(chips).length > 0, 'There is no chip on the table')
    .refine((chips) => unitsOn(chips) <= mostUnits, 'There are too many chips on the table');
