/**
 * Rounds of cascades by the thousand million: the course of `cascade.ts` without a record of what won. How the grids of one spin are played is
 * the engine's. `fast-cascades.test.ts` compares both, round by round.
 */
import type { PayRow } from '../src/slots/definition.ts';
import { sharedParts, type CascadeFacts, type CascadeFreeSpins } from '../src/slots/cascades/cascade.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';
import type { CountedRound } from '../src/slots/counts/counted.ts';
import { addSpin } from '../src/slots/free-spins.ts';

/** Answers the same object for every round, filled again. */
export type FastPlayer = (draws: Draws) => Readonly<CountedRound>;

/** What all grids of a spin have come to. Amounts in parts of a stake. */
export interface Grids {
  /** Of all of them, before orbs. */
  won: number;
  /** Of the first one, with its own orbs. */
  first: number;
  /** Grids with a win. */
  wins: number;
  /** What the orbs of the last grid add up to. */
  orbs: number;
  /** Of the last grid. */
  scatters: number;
}

/** Plays one spin into the grids that it was made with. `step`: wins before, which its multipliers go on from. */
export type SpinGrids = (draws: Draws, free: boolean, step: number) => void;

/** The last one holds for more. */
export const lastOf = (row: PayRow, place: number): number => row[place < row.length ? place : row.length - 1] ?? 0;

export const noGrids = (): Grids => ({ won: 0, first: 0, wins: 0, orbs: 0, scatters: 0 });

export const fastCascades = (
  definition: CascadeFacts & { readonly freeSpins?: CascadeFreeSpins },
  grids: Grids,
  play: SpinGrids,
): FastPlayer => {
  const { freeSpins } = definition;
  const { rules, keeps } = sharedParts(definition, freeSpins);
  const scatterPays = (freeSpins?.scatterPays ?? [0]).map((stakes) => stakes * rules.unit);
  const awards = freeSpins?.awards ?? [0];
  const freeAwards = freeSpins?.freeAwards ?? awards;
  const round = { pays: 0, first: 0, opened: false };
  /** The sum of orbs that the next free spin goes on from. */
  let sum = 0;
  /** Orbs count only where there is something to multiply. */
  const paid = (before: number): number => {
    sum = grids.won > 0 ? before + grids.orbs : before;
    return grids.won * (grids.won > 0 && grids.orbs > 0 ? sum : 1) + lastOf(scatterPays, grids.scatters);
  };
  return (draws) => {
    play(draws, false, 0);
    round.first = grids.first;
    let state = addSpin(rules, { total: 0, left: 0 }, { pays: paid(0), opened: lastOf(awards, grids.scatters) });
    round.opened = state.opened > 0;
    let step = 0;
    // The first free spin begins again.
    sum = 0;
    while (state.left > 0) {
      play(draws, true, keeps ? step : 0);
      step += grids.wins;
      const spin = { pays: paid(keeps ? sum : 0), opened: lastOf(freeAwards, grids.scatters) };
      state = addSpin(rules, { total: state.total, left: state.left - 1 }, spin);
    }
    round.pays = state.total;
    return round;
  };
};
