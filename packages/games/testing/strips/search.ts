/** Looks for strips, or weights, whose figures come close to what a designer asks for: simulated annealing over any kind of slot. */
import type { Rng } from '../../src/rng.ts';

/** What a designer can ask for. */
export interface Figures {
  /** Return of a stake, without a highest win. */
  readonly rtp: number;
  /** Chance that a round pays anything. */
  readonly hit: number;
  /** Standard deviation of a round, in stakes: its volatility. */
  readonly sd: number;
  /** Chance that a round opens the feature. */
  readonly opened: number;
}

export type Targets = Readonly<Partial<Figures>>;

/** How far off a figure may be before it counts as one, as a share of its target. */
export const tolerance: Figures = { rtp: 0.0005, hit: 0.02, sd: 0.03, opened: 0.02 };

/** Sum of the squares of what each figure is off, in tolerances. */
export const missOf = (figures: Partial<Figures>, targets: Targets): number =>
  (Object.keys(targets) as (keyof Figures)[]).reduce((sum, key) => {
    const [found, target = 0] = [figures[key], targets[key]];
    return found === undefined || target === 0 ? sum : sum + ((found / target - 1) / tolerance[key]) ** 2;
  }, 0);

export interface Searched<D> {
  readonly definition: D;
  readonly figures: Figures;
  readonly miss: number;
}

export interface SlotToSearch<D> {
  /** A definition that differs in one place. */
  neighbour(definition: D, rng: Rng): D;
  /** What a closed form says at once; the other figures are only looked at when these allow it. */
  quick(definition: D): Partial<Figures>;
  /** The same ones and the others. */
  figures(definition: D): Figures;
}

/** Where the search begins to be choosy, and where it ends: in squares of tolerances. */
const [hot, cold] = [400, 0.05];

/**
 * `steps` attempts, or until every figure is within its tolerance. How much worse an attempt may be is drawn before it is looked at, so
 * that most are refused by their quick figures alone.
 */
export const search = <D>(
  slot: SlotToSearch<D>,
  start: D,
  { targets, steps, rng }: { targets: Targets; steps: number; rng: Rng },
): Searched<D> => {
  const look = (definition: D): Searched<D> => {
    const figures = slot.figures(definition);
    return { definition, figures, miss: missOf(figures, targets) };
  };
  let current = look(start);
  let best = current;
  for (let step = 0; step < steps && best.miss > 1; step += 1) {
    const heat = hot * (cold / hot) ** (step / steps);
    const bound = current.miss - heat * Math.log((rng.below(1_000_000) + 1) / 1_000_001);
    const definition = slot.neighbour(current.definition, rng);
    if (missOf(slot.quick(definition), targets) > bound) continue;
    const found = look(definition);
    if (found.miss > bound) continue;
    current = found;
    if (found.miss < best.miss) best = found;
  }
  return best;
};
