import { expect, it } from 'vitest';
import { definition as foundry } from '../src/foundry-nine/versions/1.ts';
import { definition as menagerie } from '../src/glass-menagerie/versions/1.ts';
import { definition as dragons } from '../src/paper-dragons/versions/1.ts';
import { definition as relay } from '../src/polar-relay/versions/1.ts';
import { anywhereSlot } from '../src/slots/cascades/anywhere.ts';
import {
  playCascades,
  totalOf,
  type CascadeFacts,
  type CascadeFreeSpins,
  type CascadeSlot,
} from '../src/slots/cascades/cascade.ts';
import { clustersSlot } from '../src/slots/cascades/clusters.ts';
import { variedWaysSlot } from '../src/slots/cascades/varied-ways.ts';
import type { CountedRound } from '../src/slots/counts/counted.ts';
import { compile } from '../src/slots/evaluate.ts';
import { spin } from '../src/slots/round.ts';
import { linesCounting } from './count-slot.ts';
import { fastAnywhere } from './fast-anywhere.ts';
import type { FastPlayer } from './fast-cascades.ts';
import { fastClusters } from './fast-clusters.ts';
import { fastVariedWays } from './fast-varied-ways.ts';
import { simulationDraws } from './simulation-draws.ts';

interface Cascades extends CascadeFacts {
  readonly weights: readonly number[] | readonly (readonly number[])[];
  readonly freeSpins?: CascadeFreeSpins;
}

/** What is counted of a round, from everything that its rules say. */
const byRules =
  (slot: CascadeSlot): FastPlayer =>
  (draws) => {
    const events = playCascades(slot, draws);
    const [grid] = events;
    return {
      pays: totalOf(events),
      first: grid?.type === 'dropped' ? grid.pays * (slot.orbsOf(grid.columns) || 1) : 0,
      opened: events.some((event) => event.type === 'ended' && event.opened > 0),
    };
  };

const often = 6;
const moreOf = (row: readonly number[], symbol: number): number[] =>
  row.map((weight, place) => (place === symbol ? weight * often : weight));

/** With free spins in many rounds, so that few of them show everything. */
const eager = <D extends Cascades>(definition: D, changes: { maxWin: number; keeps: boolean }): D => {
  const { freeSpins, symbols } = definition;
  const scatter = symbols.indexOf(freeSpins?.scatter ?? '');
  const weights = definition.weights.map((row) => (typeof row === 'number' ? row : moreOf(row, scatter)));
  return {
    ...definition,
    multipliers: [1, 2, 3],
    maxWin: changes.maxWin,
    weights: typeof weights[0] === 'number' ? moreOf(definition.weights as readonly number[], scatter) : weights,
    freeSpins: { ...freeSpins, keeps: changes.keeps },
  };
};

const without = <D extends Cascades>({ freeSpins: _none, ...definition }: D) => definition;

/** The definition as it is played, and so changed that few rounds show every way in which one can go. */
const kinds = <D extends Cascades>(
  name: string,
  definition: D,
  rulesOf: (definition: D) => CascadeSlot,
  fastOf: (definition: D) => FastPlayer,
) => {
  const kind = (title: string, changed: D, least: number, highest?: number) => ({
    title: `${name}, ${title}`,
    ...{ least, highest, rules: byRules(rulesOf(changed)), fast: fastOf(changed) },
  });
  return [
    kind('as it is played', definition, 0),
    kind('with many free spins', eager(definition, { maxWin: 1_000_000, keeps: true }), 100),
    kind('with free spins that begin again', eager(definition, { maxWin: 1_000_000, keeps: false }), 100),
    kind('with a low highest win', eager(definition, { maxWin: 12, keeps: true }), 100, 12 * definition.unit),
    kind('without free spins', without(definition) as unknown as D, 0),
  ];
};

it.each([
  ...kinds('clusters', menagerie, clustersSlot, fastClusters),
  ...kinds('varied ways', foundry, variedWaysSlot, fastVariedWays),
  ...kinds('pay anywhere', dragons, anywhereSlot, fastAnywhere),
])('the same draws come to the same without a record as by the rules: $title', ({ rules, fast, least, highest }) => {
  const [one, other] = [simulationDraws(9), simulationDraws(9)];
  let [opened, reached] = [0, 0];
  for (let round = 0; round < 800; round += 1) {
    const found = fast(other);
    expect({ round, ...found }).toEqual({ round, ...rules(one) });
    opened += Number(found.opened);
    reached += Number(found.pays === highest);
  }
  expect(opened).toBeGreaterThanOrEqual(least);
  if (highest !== undefined) expect(reached).toBeGreaterThan(5);
  // Not one draw more or less.
  expect(other.below(65_536)).toBe(one.below(65_536));
});

it('lines are counted with and without their highest win as by the rules', () => {
  const limited = { ...relay, scatterPays: [0, 1, 2, 3, 4, 5], maxWin: 10 };
  const definition = { ...limited, freeSpins: { ...relay.freeSpins, awards: [0, 0, 3, 10, 10, 10] } };
  const unlimited = compile({ ...definition, maxWin: 1_000_000_000 });
  const { play, most } = linesCounting(definition);
  const [one, other] = [simulationDraws(9), simulationDraws(9)];
  let [opened, reached] = [0, 0];
  for (let round = 0; round < 2_000; round += 1) {
    const { stops, pays } = spin(unlimited, one).state;
    const expected: CountedRound = { pays: Math.min(200, pays), first: pays, opened: stops.length > 1 };
    expect({ round, ...play(other) }).toEqual({ round, ...expected });
    opened += Number(expected.opened);
    reached += Number(pays > most);
  }
  expect(Math.min(opened, reached)).toBeGreaterThan(20);
});
