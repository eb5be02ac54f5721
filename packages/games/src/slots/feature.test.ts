import { describe, expect, it } from 'vitest';
import { approximate, rational, rationalText, sum, times } from '../rational.ts';
import { rngOver } from '../rng.ts';
import { faultsOf, type LinesDefinition } from './definition.ts';
import { compile, linePayOf, scattersOf, stuckAfter, type Reels } from './evaluate.ts';
import { missesOf } from './both-ways-distribution.ts';
import { everyStop } from './every-stop.ts';
import { expectedOf } from './expected.ts';
import { prove } from './proof.ts';
import { replaySpins, spin } from './round.ts';
import { spinDistribution } from './spin-distribution.ts';
import { smallLines as small } from '../../testing/small-slots.ts';

/** The pays of all stops together: counted one by one. */
const counted = (reels: Reels): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stops of everyStop(reels.lengths)) {
    const scatters = scattersOf(reels, stops);
    const key = `${(reels.awards[scatters] ?? 0) > 0} ${linePayOf(reels, stops) + (reels.scatterPays[scatters] ?? 0)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const kinds: readonly (readonly [string, Partial<LinesDefinition>])[] = [
  ['lines from the left', {}],
  ['lines of both directions', { direction: 'both' }],
  ['wilds that expand', { wilds: 'expand' }],
  ['wilds that expand, lines of both directions', { wilds: 'expand', direction: 'both' }],
];

describe.each(kinds)('%s', (_, kind) => {
  const slot = compile({ ...small, ...kind });

  it('pay over all stops what the closed form and the distribution say', () => {
    const found = counted(slot);
    const { cycle, plain, opening } = spinDistribution(slot);
    expect(
      Object.fromEntries([
        ...[...plain].map(([pays, ways]) => [`false ${pays}`, ways] as const),
        ...[...opening].map(([pays, ways]) => [`true ${pays}`, ways] as const),
      ]),
    ).toEqual(Object.fromEntries(found));
    const total = [...found].reduce((all, [key, ways]) => all + Number(key.split(' ')[1]) * ways, 0);
    expect(cycle).toBe(slot.lengths.reduce((product, length) => product * length, 1));
    expect(expectedOf(slot).spin).toEqual(rational(total, cycle * slot.lineCount));
    if (kind.direction === 'both') expect(missesOf(slot)).toBe(plain.get(0) ?? 0);
  });
});

describe('free spins with strips of their own', () => {
  const strips = ['A WI A B SC', 'A WI WI B', 'A B WI A'];
  const slot = compile({ ...small, freeSpins: { ...small.freeSpins, strips } });

  it('are worth what their own reels pay, as often as paid spins open them', () => {
    const free = expectedOf(compile({ ...small, strips })).spin;
    const { spin: paid, opened, round } = expectedOf(slot);
    // One reel in three shows a scatter: none is opened again.
    expect(round).toEqual(sum(paid, times(times(free, rational(2)), opened)));
  });

  it('are drawn from their own reels', () => {
    const words = [4, 3, 3, 0, 0, 0, 0, 0, 0];
    const lengths = [6, 5, 5, 5, 4, 4, 5, 4, 4];
    let place = -1;
    const rng = rngOver(() => Math.floor((((words[(place += 1)] ?? 0) + 0.5) * 2 ** 32) / (lengths[place] ?? 1)));
    const { state } = spin(slot, rng);
    expect(rng.draws.map(([n]) => n)).toEqual(lengths);
    expect(replaySpins(slot, state).map(({ free, left }) => [free, left])).toEqual([
      [false, 2],
      [true, 1],
      [true, 0],
    ]);
  });
});

describe('wilds that stick', () => {
  const freeSpins = { ...small.freeSpins, wilds: 'stick', strips: ['A B B A', 'A WI B A', 'B A WI B'] } as const;
  const kept = [{}, { direction: 'both' }, { wilds: 'expand' }] as const;

  it.each(kept)('are worth what every course of two free spins pays: %o', (kind) => {
    const slot = compile({ ...small, ...kind, freeSpins });
    const { free } = slot;
    let total = 0;
    const all = everyStop(free.lengths);
    for (const first of all) {
      const stuck = stuckAfter(free, first, 0);
      for (const second of all) total += linePayOf(free, first) + linePayOf(free, second, stuck);
    }
    const opening = rational(total * 2, all.length ** 2 * slot.lineCount);
    const { spin: paid, opened, round } = expectedOf(slot);
    expect(round).toEqual(sum(paid, times(opening, times(opened, rational(1, 2)))));
  });

  it('are told to the client spin by spin, and gone with the last one', () => {
    const slot = compile({ ...small, freeSpins });
    const stops = [
      [3, 2, 3],
      [0, 0, 1],
      [0, 1, 0],
      [0, 0, 0],
    ].slice(0, 3);
    const events = replaySpins(slot, { stops, pays: 0, limited: false });
    // Reel 3 in its lower row, then reel 2 in its upper one.
    expect(events.map(({ stuck }) => stuck)).toEqual([undefined, (1 << 5) | (1 << 3), (1 << 5) | (1 << 3) | (1 << 2)]);
  });
});

describe('a definition', () => {
  it('is refused where its calculator would not reach', () => {
    const faults = (change: Partial<LinesDefinition>) => faultsOf({ ...small, ...change });
    expect(faults({})).toEqual([]);
    const pays = { ...small.linePays, A: [0, 1, 3, 20] };
    expect(faults({ direction: 'both', linePays: pays })).toEqual([
      'a line of both directions pays without the middle reel',
    ]);
    expect(faults({ freeSpins: { ...small.freeSpins, wilds: 'stick' } })).toEqual([
      'free spins whose wilds stick open further ones',
    ]);
    const { scatter: _scatter, ...bare } = small;
    const plain = { ...bare, symbols: ['WI', 'A', 'B'], strips: ['A B', 'A B', 'A B'] };
    expect(faultsOf(plain)).toEqual(['free spins open without a scatter']);
  });

  it('without scatter and free spins is proven by its stops alone', () => {
    const { scatter: _scatter, ...bare } = small;
    const plain = {
      ...bare,
      ...{ symbols: ['WI', 'A', 'B'], strips: ['A B WI A', 'A WI B', 'B A WI A'], scatterPays: [0, 0, 0, 0] },
      ...{ freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 }, maxWin: 20 },
    };
    const found = [...counted(compile(plain))].map(([key, ways]) => [Number(key.split(' ')[1]) / 3, ways] as const);
    const mean = (power: number, most = 60) =>
      found.reduce((all, [pays, ways]) => all + (Math.min(pays, most) ** power * ways) / 48, 0);
    const reached = found.reduce((ways, [pays, more]) => ways + (pays >= 20 ? more : 0), 0);
    const { round } = expectedOf(compile(plain));
    const hit = rational(48 - (found.find(([pays]) => pays === 0)?.[1] ?? 0), 48);
    const declared = { unlimited: rationalText(round), hit: rationalText(hit), opened: '0/1' };
    const proof = prove(compile({ ...plain, declared }));
    expect(approximate(proof.rtp)).toBeCloseTo(mean(1, 20), 8);
    expect(proof.sd).toBeCloseTo(Math.sqrt(mean(2) - mean(1) ** 2), 10);
    expect(proof.maxWinChance).toEqual(rational(1, Math.round(48 / reached)));
  });
});
