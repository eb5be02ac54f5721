/**
 * Distributions of pays on a grid: pays between two of its steps are split between them so that the mean is kept. That widens a
 * distribution slightly, and can only overstate what a highest win takes off. Sums and products of positive numbers in a fixed order, so
 * that every machine gets the same digits.
 */

/** Chances by pay, in grid steps. */
export type Chances = Float64Array;

export interface HighestWin {
  /** Stakes per round that are not paid because of it: never less than the true figure. */
  readonly cost: number;
  /** Probability that a round reaches it. */
  readonly chance: number;
}

/** Chances below this cannot move any figure that is published. */
const nothing = 1e-24;

const add = (chances: Chances, place: number, chance: number): void => {
  if (place < chances.length) chances[place] = (chances[place] as number) + chance;
};

export const product = (a: Chances, b: Chances): Chances => {
  const out = new Float64Array(a.length);
  for (let left = 0; left < a.length; left += 1) {
    const chance = a[left] as number;
    if (chance < nothing) continue;
    for (let right = 0; left + right < a.length; right += 1)
      out[left + right] = (out[left + right] as number) + chance * (b[right] as number);
  }
  return out;
};

export const power = (base: Chances, exponent: number): Chances => {
  if (exponent === 1) return base;
  const half = power(base, Math.floor(exponent / 2));
  const even = product(half, half);
  return exponent % 2 === 0 ? even : product(base, even);
};

export const plus = (a: Chances, b: Chances): Chances => a.map((chance, place) => chance + (b[place] as number));

/** `toSteps` converts a pay in parts of a stake to grid steps. */
export const onGrid = (counts: ReadonlyMap<number, number>, cycle: number, size: number, toSteps: number): Chances => {
  const out = new Float64Array(size);
  for (const [pay, ways] of counts) {
    const steps = pay * toSteps;
    const lower = Math.floor(steps);
    add(out, lower, (ways / cycle) * (lower + 1 - steps));
    add(out, lower + 1, (ways / cycle) * (steps - lower));
  }
  return out;
};

/** What a highest win takes off. `step`: stakes in a grid step; `mean`: the return without a highest win, in stakes. */
export const cutAt = (
  all: Chances,
  { maxWin, step, mean }: { maxWin: number; step: number; mean: number },
): HighestWin => {
  let [missing, below] = [0, 0];
  for (let place = all.length - 1; place >= 0; place -= 1) {
    missing += (maxWin - place * step) * (all[place] as number);
    below += all[place] as number;
  }
  return { cost: Math.max(0, mean - maxWin + missing), chance: Math.max(0, 1 - below) };
};
