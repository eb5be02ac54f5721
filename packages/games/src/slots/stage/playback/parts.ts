/** The parts of a round that are reported once they were shown: each spin is one, of a slot whose wins make room each grid of it. */
import type { ReelStops, ShownSpin } from '../kinds/kind.ts';

/** How many parts these spins have. */
export const partsIn = (spins: readonly Pick<ShownSpin, 'drops'>[]): number =>
  spins.reduce((sum, { drops }) => sum + (drops?.length ?? 1), 0);

/** With the total of free spins or respins, which is the last one. */
export const allPartsOf = (spins: readonly Pick<ShownSpin, 'drops'>[]): number =>
  partsIn(spins) + (spins.length > 1 ? 1 : 0);

/** A spin by its place in the round, and how many of its grids were shown before. */
export interface Place {
  readonly spin: number;
  readonly grids: number;
}

/** Where a round goes on of which so many parts were shown; after its last spin only the total is left. */
export const placeAfter = (spins: readonly Pick<ShownSpin, 'drops'>[], presented: number): Place => {
  let left = presented;
  for (const [spin, { drops }] of spins.entries()) {
    const parts = drops?.length ?? 1;
    if (left < parts) return { spin, grids: left };
    left -= parts;
  }
  return { spin: spins.length, grids: 0 };
};

/** What was shown last before this place. */
export const standingAt = (spins: readonly ShownSpin[], { spin, grids }: Place): ReelStops | undefined => {
  const [now, before] = [spins[spin], spins[spin - 1]];
  const columns = now?.drops?.[grids - 1]?.columns;
  return now === undefined || columns === undefined ? before : { ...now, columns };
};
