/** Single changes of strips and weights, within what a designer allows. */
import type { Rng } from '../../src/rng.ts';

/** How often a symbol may be on one reel. A symbol that is not named may be there as often as it likes. */
export type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;

export interface StripLimits {
  /** By reel; the last one holds for further reels. */
  readonly counts: readonly Bounds[];
  /** Symbols that stay where they are: stacks and the like. */
  readonly fixed?: readonly string[];
  /** Symbols of which no window may show two. */
  readonly apart?: readonly string[];
  readonly rows: number;
}

const isWithin = (strip: readonly string[], bounds: Bounds): boolean =>
  Object.entries(bounds).every(([symbol, [least, most]]) => {
    const count = strip.filter((one) => one === symbol).length;
    return count >= least && count <= most;
  });

const areApart = (strip: readonly string[], { apart = [], rows }: StripLimits): boolean =>
  strip.every(
    (symbol, place) =>
      !apart.includes(symbol) ||
      Array.from({ length: rows - 1 }, (_, offset) => strip[(place + offset + 1) % strip.length]).every(
        (next) => next !== symbol,
      ),
  );

const attempts = 50;

/** A strip with another symbol in one place, or two of its symbols exchanged. The same one where nothing else is allowed. */
export const changedStrip = (
  strip: readonly string[],
  symbols: readonly string[],
  { reel, limits, rng }: { reel: number; limits: StripLimits; rng: Rng },
): readonly string[] => {
  const bounds = limits.counts[Math.min(reel, limits.counts.length - 1)] ?? {};
  const fixed = limits.fixed ?? [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [one, other] = [rng.below(strip.length), rng.below(strip.length)];
    const symbol = rng.below(2) === 0 ? (strip[other] as string) : (symbols[rng.below(symbols.length)] as string);
    if (symbol === strip[one]) continue;
    const exchanged = symbol === strip[other];
    const next = strip.map((was, place) =>
      place === one ? symbol : place === other && exchanged ? strip[one] : was,
    ) as string[];
    const touched = [strip[one] as string, symbol];
    if (touched.some((name) => fixed.includes(name)) || !isWithin(next, bounds) || !areApart(next, limits)) continue;
    return next;
  }
  return strip;
};

/** Weights with one of them a little larger or smaller; none becomes 0, or was. */
export const changedWeights = (weights: readonly number[], rng: Rng): readonly number[] => {
  const place = rng.below(weights.length);
  const most = Math.max(1, Math.round((weights[place] ?? 0) / 12));
  const by = (rng.below(2) === 0 ? 1 : -1) * (rng.below(most) + 1);
  return weights.map((weight, index) => (index === place && weight > 0 ? Math.max(1, weight + by) : weight));
};
