/** The kinds of slots that strips and weights can be looked for, each with the figures that its own calculator gives. */
import { fastAnywhere } from '../fast-anywhere.ts';
import { simulationDraws } from '../simulation-draws.ts';
import { approximate } from '../../src/rational.ts';
import type { Rng } from '../../src/rng.ts';
import { anywhereSlot, type AnywhereDefinition } from '../../src/slots/cascades/anywhere.ts';
import { playCascades, totalOf, type CascadeSlot } from '../../src/slots/cascades/cascade.ts';
import type { ClustersDefinition } from '../../src/slots/cascades/clusters.ts';
import type { Draws } from '../../src/slots/cascades/columns.ts';
import type { VariedWaysDefinition } from '../../src/slots/cascades/varied-ways.ts';
import { compileCollection, playCollection, type CollectionDefinition } from '../../src/slots/collection/rules.ts';
import { expectedCollection } from '../../src/slots/collection/expected.ts';
import type { LinesDefinition } from '../../src/slots/definition.ts';
import { compile, type Compiled } from '../../src/slots/evaluate.ts';
import { expectedOf } from '../../src/slots/expected.ts';
import { compileHold, type HoldDefinition } from '../../src/slots/hold/rules.ts';
import { expectedHold, proveHold } from '../../src/slots/hold/expected.ts';
import { spin } from '../../src/slots/round.ts';
import { spinDistribution } from '../../src/slots/spin-distribution.ts';
import { compileWays, playWays, type WaysDefinition } from '../../src/slots/ways/rules.ts';
import { expectedWays } from '../../src/slots/ways/expected.ts';
import { changedStrip, changedWeights, type StripLimits } from './moves.ts';
import type { Figures, SlotToSearch } from './search.ts';

/** What a round paid, in stakes, and whether it opened the feature. */
interface Round {
  readonly pays: number;
  readonly opened: boolean;
}

/** The same draws for every definition, so that two of them differ by what they are, not by their luck. */
const sampled = (rounds: number, play: (draws: Draws) => Round): Figures => {
  const draws = simulationDraws(1);
  let [sum, squares, hits, openings] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { pays, opened } = play(draws);
    sum += pays;
    squares += pays ** 2;
    hits += Number(pays > 0);
    openings += Number(opened);
  }
  const rtp = sum / rounds;
  return { rtp, hit: hits / rounds, sd: Math.sqrt(squares / rounds - rtp ** 2), opened: openings / rounds };
};

interface WithStrips {
  readonly symbols: readonly string[];
  readonly strips: readonly string[];
  readonly freeSpins: { readonly strips?: readonly string[] };
}

/** One strip changed in one place, of paid or of free spins. */
const changed = <D extends WithStrips>(definition: D, limits: StripLimits, rng: Rng): D => {
  const { symbols, strips, freeSpins } = definition;
  const isFree = freeSpins.strips !== undefined && rng.below(2) === 1;
  const own = isFree ? (freeSpins.strips ?? strips) : strips;
  // What only paid spins show, such as scatters, does not come to free spins by itself.
  const shown = symbols.filter((symbol) => own.some((strip) => strip.split(' ').includes(symbol)));
  const reel = rng.below(own.length);
  const next = own.map((strip, index) =>
    index === reel ? changedStrip(strip.split(' '), shown, { reel, limits, rng }).join(' ') : strip,
  );
  return isFree ? { ...definition, freeSpins: { ...freeSpins, strips: next } } : { ...definition, strips: next };
};

/** Of any kind: for what treats all of them alike. */
export type StripSearch = SlotToSearch<object>;

/** So that a sample has the figures without a highest win. */
const unlimited = { maxWin: 1_000_000_000 };
/** Rounds that a sample has while a designer waits. */
const usual = 20_000;
/** Combinations of stops that are counted rather than sampled. */
const counted = 200_000;

/** Slots whose return and feature have a closed form, and whose other figures are a sample's. */
const partlySampled = <D extends WithStrips>(
  limits: StripLimits,
  of: {
    quick: (definition: D) => Pick<Figures, 'rtp' | 'opened'>;
    play: (definition: D) => (draws: Draws) => number;
    rounds: number;
  },
): SlotToSearch<D> => ({
  neighbour: (definition, rng) => changed(definition, limits, rng),
  quick: of.quick,
  figures: (definition) => {
    const play = of.play(definition);
    const { hit, sd } = sampled(of.rounds, (draws) => ({ pays: play(draws), opened: false }));
    return { ...of.quick(definition), hit, sd };
  },
});

/** Free spins that one opening has. */
const awardOf = ({ freeSpins }: { freeSpins: { awards: readonly number[] } }): number =>
  Math.max(1, ...freeSpins.awards);

/** Hit rate and swing of one spin by its stops. */
const ofEveryStop = (slot: Compiled): Pick<Figures, 'hit' | 'sd'> => {
  const { cycle, plain } = spinDistribution(slot);
  const mean = (power: number) =>
    [...plain].reduce((sum, [pays, ways]) => sum + (ways / cycle) * (pays / slot.lineCount) ** power, 0);
  return { hit: 1 - (plain.get(0) ?? 0) / cycle, sd: Math.sqrt(mean(2) - mean(1) ** 2) };
};

export const linesToSearch = (limits: StripLimits, rounds = usual): SlotToSearch<LinesDefinition> => {
  const quick = (definition: LinesDefinition) => {
    const { round, opened } = expectedOf(compile(definition));
    return { rtp: approximate(round), opened: approximate(opened) / awardOf(definition) };
  };
  const sample = partlySampled<LinesDefinition>(limits, {
    rounds,
    quick,
    play: (definition) => {
      const slot = compile({ ...definition, ...unlimited });
      return (draws) => spin(slot, draws).state.pays / slot.lineCount;
    },
  });
  return {
    ...sample,
    figures: (definition) => {
      const slot = compile(definition);
      const cycle = slot.lengths.reduce((product, length) => product * length, 1);
      const hasFeature = definition.freeSpins.awards.some((award) => award > 0);
      return cycle > counted || hasFeature
        ? sample.figures(definition)
        : { ...quick(definition), ...ofEveryStop(slot) };
    },
  };
};

export const waysToSearch = (limits: StripLimits, rounds = usual): SlotToSearch<WaysDefinition> =>
  partlySampled(limits, {
    rounds,
    quick: (definition) => {
      const { round, opened } = expectedWays(compileWays(definition));
      return { rtp: approximate(round), opened: approximate(opened) / awardOf(definition) };
    },
    play: (definition) => {
      const slot = compileWays({ ...definition, ...unlimited });
      return (draws) => (playWays(slot, draws).at(-1)?.total ?? 0) / definition.unit;
    },
  });

/** Every figure exactly: a prize that falls once in a million coins is in no sample. The deviation is that with the highest win. */
export const holdToSearch = (limits: StripLimits): SlotToSearch<HoldDefinition> => {
  const quick = (definition: HoldDefinition) => {
    const { round, opened } = expectedHold(compileHold(definition));
    return { rtp: approximate(round), opened: approximate(opened) };
  };
  return {
    neighbour: (definition, rng) => changed(definition, limits, rng),
    quick,
    figures: (definition) => {
      const { hit, sd } = proveHold(compileHold(definition));
      return { ...quick(definition), hit: approximate(hit), sd };
    },
  };
};

export const collectionToSearch = (limits: StripLimits, rounds = usual): SlotToSearch<CollectionDefinition> =>
  partlySampled(limits, {
    rounds,
    quick: (definition) => {
      const { round, opened } = expectedCollection(compileCollection(definition));
      return { rtp: approximate(round), opened: approximate(opened) };
    },
    play: (definition) => {
      const slot = compileCollection({ ...definition, ...unlimited });
      return (draws) => (playCollection(slot, draws).at(-1)?.total ?? 0) / definition.lines.length;
    },
  });

type Falling = ClustersDefinition | AnywhereDefinition | VariedWaysDefinition;

/** One weight changed: of all cells, or of one reel's where each has its own. */
const changedTable = (weights: Falling['weights'], rng: Rng): Falling['weights'] => {
  const rows = (weights as readonly (number | readonly number[])[]).filter((row) => typeof row !== 'number');
  if (rows.length === 0) return changedWeights(weights as readonly number[], rng);
  const reel = rng.below(rows.length);
  return rows.map((row, index) => (index === reel ? changedWeights(row, rng) : row));
};

/** A change of the weights of paid spins, or of free spins that have their own. */
const changedFalling = <D extends Falling>(definition: D, rng: Rng): D => {
  const own = definition.freeSpins?.weights;
  if (own === undefined || rng.below(2) === 0) return { ...definition, weights: changedTable(definition.weights, rng) };
  return { ...definition, freeSpins: { ...definition.freeSpins, weights: changedTable(own, rng) } };
};

/** Cascades are drawn from weights, and only the first grid has a closed form: every figure is sampled. */
export const cascadesToSearch = <D extends Falling>(
  slotOf: (definition: D) => CascadeSlot,
  rounds = usual,
): SlotToSearch<D> => ({
  neighbour: changedFalling,
  quick: () => ({}),
  figures: (definition) => {
    const slot = slotOf({ ...definition, ...unlimited });
    return sampled(rounds, (draws) => {
      const events = playCascades(slot, draws);
      return {
        pays: totalOf(events) / definition.unit,
        opened: events.some((event) => event.type === 'ended' && event.opened > 0),
      };
    });
  },
});

/** The same for symbols anywhere, whose rounds are counted without their grids: a larger sample in the same time. */
export const anywhereToSearch = (rounds: number): SlotToSearch<AnywhereDefinition> => ({
  ...cascadesToSearch<AnywhereDefinition>(anywhereSlot),
  figures: (definition) => {
    const play = fastAnywhere({ ...definition, ...unlimited });
    return sampled(rounds, (draws) => {
      const { pays, opened } = play(draws);
      return { pays: pays / definition.unit, opened };
    });
  },
});

/** Of one paid spin and its free spins, in parts of a stake; `scatters`: of the paid one. */
const playedApart = (slot: CascadeSlot, draws: Draws) => {
  const [first, ...rest] = playCascades(slot, draws).filter((event) => event.type === 'ended');
  return {
    scatters: first?.scatters ?? 0,
    paid: first?.total ?? 0,
    free: (rest.at(-1)?.total ?? 0) - (first?.total ?? 0),
  };
};

/**
 * The same with paid spins and openings sampled apart: where most of the return is in openings that fall once in hundreds of rounds, a
 * sample of rounds says little of them.
 */
export const rareCascadesToSearch = <D extends Falling>(
  slotOf: (definition: D) => CascadeSlot,
  { rounds, openings }: { readonly rounds: number; readonly openings: number },
): SlotToSearch<D> => ({
  ...cascadesToSearch(slotOf),
  figures: (definition) => {
    const { unit, freeSpins } = definition;
    if (freeSpins === undefined) return cascadesToSearch(slotOf, rounds).figures(definition);
    const freeAwards = freeSpins.freeAwards ?? freeSpins.awards;
    const opening = (award: number): CascadeSlot =>
      slotOf({ ...definition, ...unlimited, freeSpins: { ...freeSpins, freeAwards, awards: [award] } });
    const draws = simulationDraws(1);
    const alone = opening(0);
    const byAward = new Map<number, number>();
    const paid = sampled(rounds, () => {
      const { scatters, paid: pays } = playedApart(alone, draws);
      const award = freeSpins.awards[Math.min(scatters, freeSpins.awards.length - 1)] ?? 0;
      if (award > 0) byAward.set(award, (byAward.get(award) ?? 0) + 1);
      return { pays: pays / unit, opened: award > 0 };
    });
    let [mean, squares] = [0, 0];
    for (const [award, count] of byAward) {
      const slot = opening(award);
      const free = sampled(Math.ceil((openings * count) / rounds / paid.opened), () => ({
        pays: playedApart(slot, draws).free / unit,
        opened: true,
      }));
      mean += (count / rounds) * free.rtp;
      squares += (count / rounds) * (free.sd ** 2 + free.rtp ** 2);
    }
    const rtp = paid.rtp + mean;
    return { ...paid, rtp, sd: Math.sqrt(paid.sd ** 2 + paid.rtp ** 2 + squares - rtp ** 2) };
  },
});
