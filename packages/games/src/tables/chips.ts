/** Chips on the spots of a table: what a bet consists of in games where several are placed at once. */
import type { BetPayouts } from '../stake-limits.ts';

/** Units by spot; spots without chips are not in it. */
export type Chips = Readonly<Record<string, number>>;

/** On one table in one round: a thousand times the usual stake of a unit is the highest stake of all. */
export const mostUnits = 10_000;

export const unitsOn = (chips: Chips): number => Object.values(chips).reduce((sum, units) => sum + units, 0);

/** A way in which the round may end, with its weight: what each spot pays then, in 1/10,000 of a unit. */
interface Ending {
  readonly weight: bigint;
  readonly paysE4: (spot: string) => bigint;
}

export const paidE4 = (chips: Chips, paysE4: Ending['paysE4']): bigint =>
  Object.entries(chips).reduce((sum, [spot, units]) => sum + BigInt(units) * paysE4(spot), 0n);

/** All chips together, over all endings. */
export const payoutsOn = (chips: Chips, endings: readonly Ending[]): BetPayouts => {
  const all = endings.map(({ weight, paysE4 }) => ({ weight, multiplierE4: paidE4(chips, paysE4) }));
  return {
    units: BigInt(unitsOn(chips)),
    highestE4: all.reduce((most, { multiplierE4 }) => (multiplierE4 > most ? multiplierE4 : most), 0n),
    payouts: all.filter(({ multiplierE4 }) => multiplierE4 > 0n),
    total: all.reduce((sum, { weight }) => sum + weight, 0n),
  };
};
