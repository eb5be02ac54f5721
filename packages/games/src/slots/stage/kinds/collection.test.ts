/** What a slot that collects shows: the notes of each free spin, and the levels they reach. */
import { expect, it } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { smallCollection } from '../../../../testing/small-slots.ts';
import { compileCollection, playCollection } from '../../collection/rules.ts';
import { stepOf } from '../effects/meter-places.ts';
import { collectionKind } from './collection.ts';
import { symbolIn } from './kind.ts';

const texts = { line: (line: number) => `${line}`, lines: (count: number) => `${count}`, kind: () => '' };
const kind = collectionKind({ definition: smallCollection, texts, names: {} });
const slot = compileCollection(smallCollection);
const played = Array.from({ length: 200 }, (_, seed) => {
  const rng = simulationRng(seed);
  const events = playCollection(slot, rng);
  return { events, view: { values: rng.draws.map(([, value]) => value) } };
});

it('a round that is shown again from its draws is the one that was played', () => {
  for (const round of played) expect(kind.spinsOf({ ...round, events: [] })).toEqual(kind.spinsOf(round));
});

it('every free spin adds the notes in its view, and a paid one none', () => {
  const rounds = played.map((round) => kind.spinsOf(round));
  expect(rounds.some((spins) => spins.length > 1)).toBe(true);
  for (const spins of rounds)
    for (const [index, { free, stops, collected }] of spins.entries()) {
      expect(collected === undefined).toBe(!free);
      if (collected === undefined) continue;
      expect(collected.before).toBe(spins[index - 1]?.collected?.notes ?? 0);
      expect(collected.notes - collected.before).toBe(collected.cells.length);
      expect(collected.cells.every((cell) => symbolIn(kind.strips(true), stops, cell) === 'NO')).toBe(true);
    }
});

it('the meter has a notch for each note that the next level takes, and none on the last', () => {
  const levels = kind.levels ?? [];
  expect(levels.map((_, level) => stepOf(levels, level))).toEqual([
    { from: 0, takes: 3 },
    { from: 3, takes: 3 },
    { from: 6, takes: 0 },
  ]);
});
