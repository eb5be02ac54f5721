/** Draws too rare to find by searching seeds: a jackpot, rows of ibexes under stacks of beacons. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition, linked } from '../versions/1.ts';

const paid = definition.strips.map((strip) => strip.split(' '));
const free = (definition.freeSpins.strips ?? []).map((strip) => strip.split(' '));
const bits52 = 2 ** 52;

/** The levels first: a draw of 0 wins for any stake. */
export const drawn = (won: readonly string[], ...spins: readonly (readonly number[])[]): Pick<SceneTable, 'draws'> => ({
  draws: [
    ...linked.levels.map(({ name }) => [bits52, won.includes(name) ? 0 : bits52 - 1] as const),
    ...spins.flatMap((stops, spin) =>
      stops.map((stop, reel) => [((spin === 0 ? paid : free)[reel] ?? []).length, stop] as const),
    ),
  ],
});

/** The stop of each reel that shows most of these symbols. */
const showing = (strips: readonly (readonly string[])[], symbols: readonly string[]): readonly number[] =>
  strips.map((strip) => {
    const counts = strip.map(
      (_, stop) => [0, 1, 2].filter((row) => symbols.includes(strip[(stop + row) % strip.length] ?? '')).length,
    );
    return counts.indexOf(Math.max(...counts));
  });

const stars = paid.map((strip) => (strip.indexOf('SC') + strip.length - 1) % strip.length);
export const threeStars = [...stars.slice(0, 3), 0, 1];
const everyIbex = showing(paid, ['IB', 'WI']);
/** Of free spins: a stack of beacons on each reel but the first. */
export const everyBeacon = showing(free, ['IB', 'WI']);
const plain = [0, 14, 17, 20, 23];

export const bigWin = drawn([], everyIbex);
export const mini = drawn(['signal-ridge-mini'], plain);
export const grand = drawn(['signal-ridge-grand'], plain);
/** Stacks on the middle reels alone, without ibexes before them. */
const someBeacons = everyBeacon.map((stop, reel) => (reel === 0 || reel === 4 ? plain[reel] : stop) ?? 0);
export const feature = drawn([], threeStars, someBeacons, ...Array.from({ length: 9 }, () => plain));
export const highestWin = drawn([], threeStars, everyBeacon);
