/** Stops too rare to find by searching seeds: notes on every reel, so that levels are reached at once; rows of violins. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const paid = definition.strips.map((strip) => strip.split(' '));
const free = (definition.freeSpins.strips ?? []).map((strip) => strip.split(' '));

const countOf = (strip: readonly string[], symbols: readonly string[], stop: number): number =>
  [0, 1, 2].filter((row) => symbols.includes(strip[(stop + row) % strip.length] ?? '')).length;

/** The stop of each reel that shows most of these symbols, or none of them. */
const showing = (strips: readonly (readonly string[])[], symbols: readonly string[], none = false): readonly number[] =>
  strips.map((strip) => {
    const counts = strip.map((_, stop) => countOf(strip, symbols, stop));
    return counts.indexOf(none ? 0 : Math.max(...counts));
  });

const drawn = (...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flatMap((stops, spin) =>
    stops.map((stop, reel) => [((spin === 0 ? paid : free)[reel] ?? []).length, stop] as const),
  ),
});

const moons = paid.map((strip) => (strip.indexOf('SC') + strip.length - 1) % strip.length);
export const threeMoons = [...moons.slice(0, 3), 0, 1];
/** Free spins: with notes, without any, and with violins and clefs. */
export const notes = showing(free, ['NO']);
const plain = showing(free, ['NO'], true);
export const violins = showing(free, ['VI', 'WI']);
/** Of paid spins. */
export const everyViolin = showing(paid, ['VI', 'WI']);

export const bigWin = drawn(everyViolin);
/** The first level is reached by the second spin: twelve free spins in all. */
export const levelUp = drawn(threeMoons, notes, notes, ...Array.from({ length: 10 }, () => plain));
