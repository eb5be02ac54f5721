/** Plays rounds of a slot in chunks, each from a seed of its own, so that a long count can be stopped, gone on with, and shared out. */
import { addCounts, noCounts, type CountedRound, type SlotCounts } from '../src/slots/counts/counted.ts';
import { playCascades, totalOf, type CascadeSlot } from '../src/slots/cascades/cascade.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';
import { mathVersionOf } from '../src/game-module.ts';
import type { LinesDefinition } from '../src/slots/definition.ts';
import { compile } from '../src/slots/evaluate.ts';
import { spin } from '../src/slots/round.ts';
import { simulationDraws } from './simulation-draws.ts';

/** What is counted of a slot: `testing/counting.ts` of its folder. */
export interface Counting {
  readonly mathVersion: string;
  /** The highest win in parts of a stake. */
  readonly most: number;
  play(draws: Draws): CountedRound;
}

/** Of a cascade; what its first grid pays is multiplied by its own orbs, as `first-drop.ts` has it. */
export const cascadeCounting = (slot: CascadeSlot, mathVersion: string): Counting => ({
  mathVersion,
  most: slot.rules.maxWin * slot.rules.unit,
  play: (draws) => {
    const events = playCascades(slot, draws);
    const [grid] = events;
    const first = grid?.type === 'dropped' ? grid.pays * (slot.orbsOf(grid.columns) || 1) : 0;
    const opened = events.some((event) => event.type === 'ended' && event.opened > 0);
    return { pays: totalOf(events), first, opened };
  },
});

/** Of lines whose mean is exact but for the highest win: what a round would pay without it is counted beside. */
export const linesCounting = (definition: LinesDefinition): Counting => {
  const slot = compile({ ...definition, maxWin: 1_000_000_000 });
  const most = definition.maxWin * slot.lineCount;
  return {
    mathVersion: mathVersionOf({ ...definition }),
    most,
    play: (draws) => {
      const { stops, pays } = spin(slot, draws).state;
      return { pays: Math.min(most, pays), first: pays, opened: stops.length > 1 };
    },
  };
};

/** Seeds of chunks are apart from those of other simulations. */
const firstSeed = 500_000_000;

/** One chunk, always the same rounds. */
export const countChunk = ({ mathVersion, most, play }: Counting, chunk: number, rounds: number): SlotCounts => {
  const draws = simulationDraws(firstSeed + chunk);
  let [paid, squares, first, firstSquares] = [0n, 0n, 0n, 0n];
  let [hits, reached, opened] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const found = play(draws);
    if (found.pays > 0) {
      paid += BigInt(found.pays);
      squares += BigInt(found.pays) ** 2n;
      hits += 1;
    }
    if (found.first > 0) {
      first += BigInt(found.first);
      firstSquares += BigInt(found.first) ** 2n;
    }
    if (found.pays >= most) reached += 1;
    if (found.opened) opened += 1;
  }
  return {
    ...{ mathVersion, chunks: 1, rounds, hits, reached, opened },
    ...{ paid: String(paid), squares: String(squares), first: String(first), firstSquares: String(firstSquares) },
  };
};

/** Goes on from what was counted, chunk by chunk, until there are `rounds`; `kept` gets each state, to store it. */
export const countOn = (
  counting: Counting,
  { counts = noCounts(counting.mathVersion), rounds, chunk }: { counts?: SlotCounts; rounds: number; chunk: number },
  kept: (counts: SlotCounts) => void = () => undefined,
): SlotCounts => {
  let all = counts;
  while (all.rounds < rounds) {
    all = addCounts(all, countChunk(counting, all.chunks, chunk));
    kept(all);
  }
  return all;
};
