/** The source of simulations behind the games' own mappings: much faster than PF-1, and for simulations only. */
import { simulationWords } from '../src/bonus-simulation/xoshiro.ts';
import { rngOver, type Rng } from '../src/rng.ts';

export { simulationWords };
export const simulationRng = (seed: number): Rng => rngOver(simulationWords(seed));
