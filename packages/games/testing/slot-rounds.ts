/** Rounds of any slot as fast as they can be played: what a round pays, and nothing else. */
import type { AnyGame } from '../src/index.ts';
import type { AnywhereDefinition } from '../src/slots/cascades/anywhere.ts';
import type { ClustersDefinition } from '../src/slots/cascades/clusters.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';
import type { LinesDefinition } from '../src/slots/definition.ts';
import { compile } from '../src/slots/evaluate.ts';
import type { VariedWaysDefinition } from '../src/slots/cascades/varied-ways.ts';
import { fastAnywhere } from './fast-anywhere.ts';
import type { FastPlayer } from './fast-cascades.ts';
import { fastClusters } from './fast-clusters.ts';
import { fastLines } from './fast-lines.ts';
import { fastVariedWays } from './fast-varied-ways.ts';
import { simulationDraws } from './simulation-draws.ts';
import { simulationRng } from './simulation-rng.ts';

export interface SlotRounds {
  readonly engine: 'lines' | 'ways' | 'hold' | 'collection' | 'cascade';
  /** Parts of a stake that pays are counted in. */
  readonly unit: number;
  play(draws: Draws): number;
}

const engineOf = ({ definition }: AnyGame): SlotRounds['engine'] => {
  if ('hold' in definition) return 'hold';
  if ('levels' in definition) return 'collection';
  if ('linePays' in definition) return 'lines';
  return 'strips' in definition ? 'ways' : 'cascade';
};

/** From a round that pays: what it pays in parts, and what that is of the stake. */
const unitOf = (game: AnyGame): number => {
  const rng = simulationRng(1);
  for (;;) {
    const { state } = game.init({}, rng);
    const { pays } = state as { pays: number };
    if (pays > 0) return Number((BigInt(pays) * 10_000n) / game.settle(state).multiplierE4);
  }
};

const fastCascade = (definition: object): FastPlayer => {
  if ('orbs' in definition) return fastAnywhere(definition as AnywhereDefinition);
  if ('heights' in definition) return fastVariedWays(definition as VariedWaysDefinition);
  return fastClusters(definition as ClustersDefinition);
};

export const slotRounds = (game: AnyGame): SlotRounds => {
  const engine = engineOf(game);
  const unit = unitOf(game);
  if (engine === 'lines') {
    const play = fastLines(compile(game.definition as unknown as LinesDefinition));
    return { engine, unit, play: (draws) => play(draws).pays };
  }
  if (engine === 'cascade') {
    const play = fastCascade(game.definition);
    return { engine, unit, play: (draws) => play(draws).pays };
  }
  // Without a record of its draws.
  return {
    engine,
    unit,
    play: (draws) => (game.init({}, { ...draws, draws: [] } as never).state as { pays: number }).pays,
  };
};

/** Sums over rounds that were played, so that a long count can be stopped and gone on with. */
export interface PlayedSlot {
  readonly chunks: number;
  readonly rounds: number;
  readonly hits: number;
  /** In parts of a stake: whole numbers, as texts because they may be larger than a safe one. */
  readonly paid: string;
}

export const nothingPlayed: PlayedSlot = { chunks: 0, rounds: 0, hits: 0, paid: '0' };

/** Seeds of these chunks are apart from those of other simulations. */
const firstSeed = 900_000_000;

/** One chunk more, always the same rounds. */
export const playChunk = ({ play }: SlotRounds, before: PlayedSlot, rounds: number, seed: number): PlayedSlot => {
  const draws = simulationDraws(firstSeed + seed * 100_003 + before.chunks);
  let [paid, hits] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const pays = play(draws);
    paid += pays;
    if (pays > 0) hits += 1;
  }
  return {
    chunks: before.chunks + 1,
    rounds: before.rounds + rounds,
    hits: before.hits + hits,
    paid: String(BigInt(before.paid) + BigInt(paid)),
  };
};
