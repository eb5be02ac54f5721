import { describe, expect, it } from 'vitest';
import { cascadeCounting, countChunk, countOn, linesCounting } from '../../../testing/count-slot.ts';
import { approximate, rational, sum } from '../../rational.ts';
import { clustersSlot, type ClustersDefinition } from '../cascades/clusters.ts';
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
const counting = cascadeCounting(clustersSlot(definition), 'maths');
const facts = { mathVersion: 'maths', unit: 10, maxWin: 8, first: firstClusters(definition) };

describe('counted rounds', () => {
  it('are the same whether they are counted at once, gone on with, or shared out', () => {
    const atOnce = countOn(counting, { rounds: 600, chunk: 200 });
    const begun = countOn(counting, { rounds: 300, chunk: 200 });
    expect(begun.rounds).toBe(400);
    expect(countOn(counting, { counts: begun, rounds: 600, chunk: 200 })).toEqual(atOnce);
    const parts = [2, 0, 1].map((chunk) => countChunk(counting, chunk, 200));
    expect(parts.reduce(addCounts, noCounts('maths'))).toEqual(atOnce);
  });

  it('prove a return with its error, as long as the first grid is counted as its exact value', () => {
    const counts = countOn(counting, { rounds: 4_000, chunk: 4_000 });
    const proof = countedProof(counts, facts);
    expect(proof).toMatchObject({ method: 'mc', rtp: rational(BigInt(counts.paid), 40_000n), maxWin: 8 });
    expect(proof.se).toBe(proof.sd / Math.sqrt(4_000));
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

  it('of other maths are refused', () => {
    const counts = countOn(counting, { rounds: 10, chunk: 10 });
    expect(() => countedProof(counts, { ...facts, mathVersion: 'other' })).toThrow('other maths');
    expect(() => addCounts(counts, noCounts('other'))).toThrow('other maths');
  });
});
