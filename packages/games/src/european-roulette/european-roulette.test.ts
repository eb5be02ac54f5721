import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { evenRounds } from '../../testing/suite-length.ts';
import { rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { unitsOn } from '../tables/chips.ts';
import { versions } from './game.ts';
import { paysOf, spots } from './versions/1.ts';
import { deskSpots, phoneSpots } from './view/layout-spots.ts';
import { neighboursOf, sections } from './view/sections.ts';

const [roulette] = versions;
gameSuite(roulette);

const comes = (pocket: number, chips: Record<string, number>, french = false): bigint =>
  roulette.settle(roulette.init({ chips, french }, rngOfDraws([[37, pocket]])).state).multiplierE4;

describe('European Roulette', () => {
  it('lands on the published vectors', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
    };
    const bet = roulette.params.parse({});
    expect([0, 1, 2].map((nonce) => roulette.verify({ ...seeds, nonce }, bet, []).pocket)).toEqual([12, 26, 23]);
  });

  it('has every spot of a layout once, each with 36 divided by its numbers, and the same return', () => {
    const ofSize = (size: number) => [...spots.values()].filter(({ length }) => length === size).length;
    // 36 is divided among 1, 2, 3, 4, 6, 12 and 18 numbers.
    expect([1, 2, 3, 4, 6, 12, 18].map(ofSize)).toEqual([37, 60, 14, 23, 11, 6, 6]);
    for (const [spot, numbers] of spots) {
      expect(paysOf(spot) * numbers.length).toBe(36);
      const proof = roulette.rtpProof({ chips: { [spot]: 3 } });
      expect([proof.rtp, proof.hit]).toEqual([rational(36, 37), rational(numbers.length, 37)]);
    }
  });

  it('returns half of every even chance at zero by the French rule, and nothing else changes', () => {
    for (const spot of ['red', 'black', 'even', 'odd', 'low', 'high']) {
      expect([comes(0, { [spot]: 7 }), comes(0, { [spot]: 7 }, true)]).toEqual([0n, 35_000n]);
      expect(roulette.rtpProof({ chips: { [spot]: 7 }, french: true }).rtp).toEqual(rational(73, 74));
    }
    for (const spot of ['dozen-1', 'column-3', '17', '0-1-2-3'])
      expect(roulette.rtpProof({ chips: { [spot]: 1 }, french: true }).rtp).toEqual(rational(36, 37));
  });

  it('pays several chips together', () => {
    const chips = { '17': 1, '14-17': 2, red: 5, 'dozen-2': 1, 'column-2': 3 };
    expect(comes(17, chips)).toBe(10_000n * BigInt(36 + 2 * 18 + 3 + 3 * 3));
    expect(comes(14, chips)).toBe(10_000n * BigInt(2 * 18 + 5 * 2 + 3 + 3 * 3));
    expect(comes(0, chips)).toBe(0n);
  });

  it.each<{ given: object }>(
    [
      { chips: {} },
      { chips: { red: 0 } },
      { chips: { red: 1.5 } },
      { chips: { red: '1' } },
      { chips: { '17-21': 1 } },
      { chips: { '2-1': 1 } },
      { chips: { constructor: 1 } },
      { chips: { red: 10_001 } },
      { chips: { red: 6_000, black: 6_000 } },
      { chips: ['red'] },
      { french: 1 },
      { surprise: 1 },
    ].map((given) => ({ given })),
  )('refuses $given', ({ given }) => {
    expect(roulette.params.safeParse(given).success).toBe(false);
  });

  it('the racetrack and both layouts only name spots that there are', () => {
    for (const placed of Object.values(sections)) expect(placed.every(([spot]) => spots.has(spot))).toBe(true);
    const total = (placed: readonly (readonly [string, number])[]) => unitsOn(Object.fromEntries(placed));
    expect(Object.values(sections).map(total)).toEqual([9, 4, 5, 6]);
    // Voisins, orphelins and tiers together are the whole wheel, each number once.
    const covered = (['voisins', 'orphelins', 'tiers'] as const).flatMap((name) =>
      sections[name].flatMap(([spot]) => spots.get(spot) ?? []),
    );
    expect(new Set(covered).size).toBe(37);
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
    for (const layout of [deskSpots, phoneSpots]) {
      expect(new Set(layout.map(({ id }) => id))).toEqual(new Set(spots.keys()));
      const places = layout.map(({ x, y, width, height }) => `${x + width / 2} ${y + height / 2}`);
      expect(new Set(places).size).toBe(layout.length);
    }
  });

  it(`spreads ${evenRounds} numbers evenly, and so each after the one before (χ², gaps of the zero)`, () => {
    const [counts, pairs] = [new Float64Array(37), new Float64Array(37 * 37)];
    let [before, gap, zeros, gaps] = [0, 0, 0, 0];
    const spins = evenRounds;
    for (let nonce = 0; nonce < spins; nonce += 1) {
      const pocket = createRng('ef'.repeat(32), 'even', nonce).below(37);
      counts[pocket] = (counts[pocket] ?? 0) + 1;
      pairs[before * 37 + pocket] = (pairs[before * 37 + pocket] ?? 0) + 1;
      gap += 1;
      if (pocket === 0) {
        zeros += 1;
        gaps += gap;
        gap = 0;
      }
      before = pocket;
    }
    const chiSquare = (bins: Float64Array) =>
      bins.reduce((sum, count) => sum + (count - spins / bins.length) ** 2 / (spins / bins.length), 0);
    // α = 0.001 with 36 and 1,368 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(67.99);
    expect(chiSquare(pairs)).toBeLessThan(1_535);
    // A gap has a mean of 37 and a deviation of √(36 · 37).
    expect(Math.abs(gaps / zeros - 37)).toBeLessThan((3.3 * Math.sqrt(36 * 37)) / Math.sqrt(zeros));
  });
});
