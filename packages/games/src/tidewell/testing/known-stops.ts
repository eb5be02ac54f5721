/** Stops too rare to find by searching seeds: pearls on every reel, with the dearest wilds between them. */
import type { SceneTable } from '../../../testing/scene.ts';
import { definition } from '../versions/1.ts';

const paid = definition.strips.map((strip) => strip.split(' '));
const free = (definition.freeSpins.strips ?? []).map((strip) => strip.split(' '));

/** What one stop of a reel counts for a symbol. */
const weightOf = (strip: readonly string[], symbol: string, stop: number): number =>
  [0, 1, 2].reduce((sum, row) => {
    const seen = strip[(stop + row) % strip.length] ?? '';
    return sum + (definition.wilds[seen] ?? Number(seen === symbol));
  }, 0);

/** The stop of each reel that counts most for a symbol, or, of the others, least. */
const mostOf = (strips: readonly (readonly string[])[], symbol: string, reels = strips.length): readonly number[] =>
  strips.map((strip, reel) => {
    const weights = strip.map((_, stop) => weightOf(strip, symbol, stop));
    return weights.indexOf(reel < reels ? Math.max(...weights) : Math.min(...weights));
  });

const drawn = (...spins: readonly (readonly (readonly [number, number])[])[]): Pick<SceneTable, 'draws'> => ({
  draws: spins.flat(),
});
const inPaid = (stops: readonly number[]) => stops.map((stop, reel) => [paid[reel]?.length ?? 0, stop] as const);
const inFree = (stops: readonly number[]) => stops.map((stop, reel) => [free[reel]?.length ?? 0, stop] as const);

/** Of consecutive spins: the paid one first. */
export const everyPearl = mostOf(paid, 'PE');
export const everyFreePearl = mostOf(free, 'PE');
export const whirlpools = paid.map((strip) => (strip.indexOf('SC') + strip.length - 1) % strip.length);
export const threeWhirlpools = [...whirlpools.slice(0, 3), 0, 4];

export const bigWin = drawn(inPaid(mostOf(paid, 'PE', 4)));
export const hugeWin = drawn(inPaid(everyPearl));
export const highestWin = drawn(inPaid(threeWhirlpools), inFree(everyFreePearl));
