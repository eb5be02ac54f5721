import { describe, expect, it } from 'vitest';
import { cascadeCounting, countChunk, countOn, linesCounting } from '../../../testing/count-slot.ts';
import { fastClusters } from '../../../testing/fast-clusters.ts';
import { approximate, rational, sum } from '../../rational.ts';
import type { ClustersDefinition } from '../cascades/clusters.ts';
import { firstClusters } from '../cascades/first-drop.ts';
import { smallLines } from '../../../testing/small-slots.ts';
import { compile } from '../evaluate.ts';
import { expectedOf } from '../expected.ts';
import { addCounts, countedProof, limitedProof, noCounts } from './counted.ts';

const definition: ClustersDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, multipliers: [1, 2], maxWin: 8 },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C'], weights: [30, 30, 40] },
  pays: { A: [[4, 10]], B: [[4, 10]], C: [[5, 5]] },
};
const counting = cascadeCounting(definition, fastClusters);
const { mathVersion } = counting;
const facts = { mathVersion, unit: 10, maxWin: 8, first: firstClusters(definition) };

describe('counted rounds', () => {
  it('are the same whether they are counted at once, gone on with, or shared out', () => {
    const atOnce = countOn(counting, { rounds: 600, chunk: 200 });
    const begun = countOn(counting, { rounds: 300, chunk: 200 });
    expect(begun.rounds).toBe(400);
    expect(countOn(counting, { counts: begun, rounds: 600, chunk: 200 })).toEqual(atOnce);
    const parts = [2, 0, 1].map((chunk) => countChunk(counting, chunk, 200));
    expect(parts.reduce(addCounts, noCounts(mathVersion))).toEqual(atOnce);
  });

  it('prove a return with its error, as long as the first grid is counted as its exact value', () => {
    const counts = countOn(counting, { rounds: 4_000, chunk: 4_000 });
    const proof = countedProof(counts, facts);
    expect(proof).toMatchObject({ method: 'mc', rtp: rational(BigInt(counts.paid), 40_000n), maxWin: 8 });
    expect(proof.se).toBe(proof.sd / Math.sqrt(4_000));
    expect(proof).toMatchObject({ measured: ['rtp', 'sd', 'hit', 'maxWinChance'], rounds: 4_000 });
    expect(approximate(proof.rtp)).toBeGreaterThan(approximate(facts.first));
    const other = { ...facts, first: sum(facts.first, rational(1, 4)) };
    expect(() => countedProof(counts, other)).toThrow('What has an exact value was counted as another');
  });

  it('take from an exact return what the highest win costs, where wilds stick', () => {
    const strips = ['A B B A', 'A WI B A', 'B A WI B'];
    const sticking = {
      ...smallLines,
      maxWin: 30,
      freeSpins: { ...smallLines.freeSpins, wilds: 'stick', strips },
    } as const;
    const play = linesCounting(sticking);
    const first = expectedOf(compile(sticking)).round;
    const sums = { mathVersion: play.mathVersion, unit: 3, maxWin: 30, first };
    const counts = countOn(play, { rounds: 3_000, chunk: 1_000 });
    const cost = rational(BigInt(counts.first) - BigInt(counts.paid), 9_000n);
    expect(cost.n > 0n).toBe(true);
    expect(sum(limitedProof(counts, sums).rtp, cost)).toEqual(first);
    expect(() => limitedProof(counts, { ...sums, first: sum(first, rational(50)) })).toThrow('counted as another');
  });

  it('are added exactly, however much there is', () => {
    const pays = 50_000_001;
    const round = { pays, first: pays - 2, opened: true };
    const counts = countChunk({ mathVersion, most: pays, play: () => round }, 0, 1_000);
    expect(counts).toEqual({
      ...{ mathVersion, chunks: 1, rounds: 1_000, hits: 1_000, reached: 1_000, opened: 1_000 },
      ...{
        paid: '50000001000',
        squares: '2500000100000001000',
        first: '49999999000',
        firstSquares: '2499999900000001000',
      },
    });
    const larger = { ...round, pays: 10 ** 8 + 1 };
    expect(() => countChunk({ mathVersion, most: pays, play: () => larger }, 0, 1)).toThrow('too large');
  });

  it('of other maths are refused', () => {
    const counts = countOn(counting, { rounds: 10, chunk: 10 });
    expect(() => countedProof(counts, { ...facts, mathVersion: 'other' })).toThrow('other maths');
    expect(() => addCounts(counts, noCounts('other'))).toThrow('other maths');
  });
});
