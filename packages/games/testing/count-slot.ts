/** Plays rounds of a slot in chunks, each from a seed of its own, so that a long count can be stopped, gone on with, and shared out. */
import { addCounts, noCounts, type CountedRound, type SlotCounts } from '../src/slots/counts/counted.ts';
import type { AnywhereDefinition } from '../src/slots/cascades/anywhere.ts';
import type { ClustersDefinition } from '../src/slots/cascades/clusters.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';
import type { VariedWaysDefinition } from '../src/slots/cascades/varied-ways.ts';
import { mathVersionOf } from '../src/game-module.ts';
import type { LinesDefinition } from '../src/slots/definition.ts';
import { compile } from '../src/slots/evaluate.ts';
import { fastLines } from './fast-lines.ts';
import { simulationDraws } from './simulation-draws.ts';

/** What is counted of a slot: `testing/counting.ts` of its folder. */
export interface Counting {
  readonly mathVersion: string;
  /** The highest win in parts of a stake. */
  readonly most: number;
  /** May answer the same object every time. */
  readonly play: (draws: Draws) => Readonly<CountedRound>;
}

type CascadeDefinition = AnywhereDefinition | ClustersDefinition | VariedWaysDefinition;

/** Of a cascade, with what plays it. */
export const cascadeCounting = <D extends CascadeDefinition>(
  definition: D,
  fast: (definition: D) => Counting['play'],
): Counting => {
  const facts: CascadeDefinition = definition;
  return { mathVersion: mathVersionOf({ ...facts }), most: facts.maxWin * facts.unit, play: fast(definition) };
};

/** Of lines whose mean is exact but for the highest win: what a round would pay without it is counted beside. */
export const linesCounting = (definition: LinesDefinition): Counting => {
  const play = fastLines(compile({ ...definition, maxWin: 1_000_000_000 }));
  const most = definition.maxWin * definition.lines.length;
  const round = { pays: 0, first: 0, opened: false };
  return {
    mathVersion: mathVersionOf({ ...definition }),
    most,
    play: (draws) => {
      const { pays, opened } = play(draws);
      round.pays = Math.min(most, pays);
      round.first = pays;
      round.opened = opened;
      return round;
    },
  };
};

/** Up to here two numbers are added exactly. */
const safe = 2 ** 52;

/** Whole numbers that are added by the million: in floating point as long as that is exact. */
const exactSum = () => {
  let [whole, recent] = [0n, 0];
  return {
    add: (value: number): void => {
      if (value > safe) throw new Error(`${value} is too large to be added exactly`);
      recent += value;
      if (recent <= safe) return;
      whole += BigInt(recent);
      recent = 0;
    },
    total: (): string => String(whole + BigInt(recent)),
  };
};

/** Seeds of chunks are apart from those of other simulations. */
const firstSeed = 500_000_000;

/** One chunk, always the same rounds. */
export const countChunk = ({ mathVersion, most, play }: Counting, chunk: number, rounds: number): SlotCounts => {
  const draws = simulationDraws(firstSeed + chunk);
  const [paid, squares, first, firstSquares] = [exactSum(), exactSum(), exactSum(), exactSum()];
  let [hits, reached, opened] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const found = play(draws);
    if (found.pays > 0) {
      paid.add(found.pays);
      squares.add(found.pays ** 2);
      hits += 1;
    }
    if (found.first > 0) {
      first.add(found.first);
      firstSquares.add(found.first ** 2);
    }
    if (found.pays >= most) reached += 1;
    if (found.opened) opened += 1;
  }
  return {
    ...{ mathVersion, chunks: 1, rounds, hits, reached, opened },
    ...{ paid: paid.total(), squares: squares.total() },
    ...{ first: first.total(), firstSquares: firstSquares.total() },
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
