/** Stops too rare to find by searching seeds: torches that fill the window spin by spin, and rows of penguins. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const paid = definition.strips.map((strip) => strip.split(' '));
const free = (definition.freeSpins.strips ?? []).map((strip) => strip.split(' '));

/** The stop of each reel that has a symbol in this row. */
const withIn = (strips: readonly (readonly string[])[], symbol: string, row: number): readonly number[] =>
  strips.map((strip) => (strip.indexOf(symbol) + strip.length - row) % strip.length);

const drawn = (...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flatMap((stops, spin) =>
    stops.map((stop, reel) => [((spin === 0 ? paid : free)[reel] ?? []).length, stop] as const),
  ),
});

const flags = withIn(paid, 'SC', 1);
export const threeFlags = [...flags.slice(0, 3), 0, 1];
/** A torch in the middle of every reel, then in the other rows: from the third spin on every cell has one. */
const torches = [1, 0, 2].map((row) => withIn(free, 'WI', row));
/** No torch, on strips of free spins. */
const none = free.map((strip) => (strip.indexOf('WI') + 6) % strip.length);
/** So many reels with their torch in the middle row. */
const someTorches = (reels: readonly number[]): readonly number[] =>
  none.map((stop, reel) => (reels.includes(reel) ? (torches[0]?.[reel] ?? stop) : stop));

/** Penguins in the middle of every reel. */
export const everyPenguin = withIn(paid, 'PE', 1);

export const bigWin = drawn(everyPenguin);
/** Torches on reels 2, 4, 5 and 1 freeze, one spin after the other. Every free spin is given. */
const frozenSpins = [someTorches([1]), someTorches([3, 4]), someTorches([0]), ...Array.from({ length: 7 }, () => none)];
export const frozen = drawn(threeFlags, ...frozenSpins);
export const fillingSpins = [...torches, none, none, none, none, none, none, none];
export const highestWin = drawn(threeFlags, ...fillingSpins);
