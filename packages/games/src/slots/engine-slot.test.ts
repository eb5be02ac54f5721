import { describe, expect, it } from 'vitest';
import { smallCollection, smallHold, smallWays } from '../../testing/small-slots.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { catalogue } from '../lantern-harbour/catalogue.ts';
import { info } from '../lantern-harbour/info.ts';
import { cascadeEngine } from './cascades/engine.ts';
import { clustersSlot, type ClustersDefinition } from './cascades/clusters.ts';
import { collectionEngine } from './collection/engine.ts';
import { engineSlot, type SlotEngine } from './engine-slot.ts';
import { givenDraws } from './given-draws.ts';
import { holdEngine } from './hold/engine.ts';
import { waysEngine } from './ways/engine.ts';
import type { GameEvent } from '../game-module.ts';

const definition: ClustersDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, multipliers: [1, 2], maxWin: 6 },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C', 'S'], weights: [30, 30, 40, 12] },
  pays: { A: [[4, 10]], B: [[4, 10]], C: [[5, 5]] },
  freeSpins: {
    scatter: 'S',
    awards: [0, 0, 2],
    freeAwards: [0],
    scatterPays: [0, 0, 1],
    multipliers: [3],
    keeps: false,
  },
};
const prove = () => {
  throw new Error('Not proven');
};
const slot = clustersSlot(definition);
const engine = cascadeEngine(slot, { symbols: definition.symbols, symbolNames: { A: 'Acorn' }, prove });
const game = engineSlot({ name: 'Small', definition, engine, info, catalogue, proofs: {} });
const rounds = Array.from({ length: 300 }, (_, seed) => game.init({}, simulationRng(seed)));

describe('the game of an engine', () => {
  it('keeps the draws of a round, and plays all of it again from them', () => {
    for (const { state, events } of rounds) {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(engine.play(givenDraws(state))).toEqual(events);
      expect(game.settle(state).multiplierE4).toBe(BigInt(state.pays) * 1_000n);
      expect(state.limited).toBe(state.pays === 60);
    }
    expect(() => engine.play(givenDraws({ values: [0, 1] }))).toThrow('Draw 3 was not one out of 112');
  });

  it('explains every grid and every end, and tells every win', () => {
    const found = rounds.find(({ state, events }) => state.pays > 10 && events.some((event) => event['free'] === true));
    if (found === undefined) throw new Error('No round has free spins');
    const { state, events } = found;
    const lines = game.explain(state);
    expect(lines).toHaveLength(events.length + 1);
    expect(lines[0]?.label).toBe('Spin: grid 1');
    expect(lines.some(({ label }) => label === 'Free spin 2: end')).toBe(true);
    // Three spins, and what the free ones came to.
    expect(game.parts?.(state)).toBe(4);
    const names = rounds.flatMap((round) => game.settle(round.state).lines.map(({ name }) => name));
    expect(names).toContain('4 × Acorn');
  });

  it('has the hash of its definition', () => {
    const twentieths = { ...definition, unit: 20 };
    const other = engineSlot({ name: 'Small', definition: twentieths, engine, info, catalogue, proofs: {} });
    expect(other.mathVersion).not.toBe(game.mathVersion);
    expect(() => game.rtpProof()).toThrow('Not proven');
  });
});

const named = { A: 'Acorn' };
const engines: readonly (readonly [
  string,
  SlotEngine<GameEvent>,
  { readonly game: string; readonly version: string },
])[] = [
  ['ways', waysEngine(smallWays, named), smallWays],
  ['hold and win', holdEngine(smallHold, named), smallHold],
  ['collection', collectionEngine(smallCollection, named), smallCollection],
];

describe.each(engines)('the game of %s', (_, own, data) => {
  const played = engineSlot({ name: 'Small', definition: data, engine: own, info, catalogue, proofs: {} });
  const sample = Array.from({ length: 200 }, (__, seed) => played.init({}, simulationRng(seed)));

  it('plays a round again from its draws, and says every event of it', () => {
    for (const { state, events } of sample) {
      expect(own.play(givenDraws(state))).toEqual(events);
      expect(played.settle(state).multiplierE4).toBe((BigInt(state.pays) * 10_000n) / BigInt(own.unit));
      expect(played.explain(state).length).toBeGreaterThan(events.length);
    }
    const said = sample.flatMap(({ state }) => played.explain(state)).map(({ label, how }) => `${label} ${how}`);
    expect(said.some((line) => /Acorn/.test(line))).toBe(true);
    expect(Math.max(...sample.map(({ state }) => played.parts?.(state) ?? 0))).toBeGreaterThan(1);
  });
});

it('no engine takes a definition that contradicts itself', () => {
  const thirds = { ...engine, unit: 3 };
  expect(() => engineSlot({ name: 'Small', definition, engine: thirds, info, catalogue, proofs: {} })).toThrow(
    'Small: 1/3 is no whole part of the stake',
  );
  expect(() => waysEngine({ ...smallWays, scatterPays: [3, 0, 0, 0, 0] }, {})).toThrow(
    'small: the scatter pays do not rise',
  );
  expect(() => holdEngine({ ...smallHold, coin: 'A' }, {})).toThrow('the coin pays on lines');
  expect(() => collectionEngine({ ...smallCollection, note: 'SC' }, {})).toThrow('the note is no symbol');
});
