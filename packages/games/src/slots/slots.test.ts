import { describe, expect, it } from 'vitest';
import { catalogue } from '../lantern-harbour/catalogue.ts';
import { info } from '../lantern-harbour/info.ts';
import { definition } from '../lantern-harbour/versions/1.ts';
import { approximate, rational } from '../rational.ts';
import { faultsOf, type LinesDefinition } from './definition.ts';
import { compile, linePayOf, lineWinsOf, scattersOf } from './evaluate.ts';
import { everyStop } from './every-stop.ts';
import { expectedOf } from './expected.ts';
import { highestWin } from './highest-win.ts';
import { linesSlot } from './lines-slot.ts';
import { prove, rulesOf } from './proof.ts';
import { replaySpins, spin } from './round.ts';
import { spinDistribution, spinDistributions } from './spin-distribution.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';

/** Small enough that every combination of stops can be played. */
const small: LinesDefinition = {
  ...definition,
  symbols: ['WI', 'SC', 'A', 'B'],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  linePays: { WI: [0, 0, 0, 20, 50, 300], A: [0, 0, 2, 4, 12, 20], B: [0, 0, 0, 2, 6, 14] },
  scatterPays: [0, 0, 0, 1, 3, 9],
  freeSpins: { awards: [0, 0, 0, 2, 2, 2], multiplier: 3 },
  strips: [
    'A B WI A SC B A B',
    'A WI B A B SC A B B',
    'B A B WI A A SC B A A',
    'A B SC A WI B B B A',
    'B A WI SC A B A B',
  ],
};

const slot = compile(small);

describe('a lines slot', () => {
  it('pays over all stops together exactly what the closed form says, spin by spin and pay by pay', () => {
    const counted = new Map<string, number>();
    const stops = everyStop(slot.lengths);
    let total = 0;
    for (const stop of stops) {
      const scatters = scattersOf(slot, stop);
      const pays = linePayOf(slot, stop) + (slot.scatterPays[scatters] ?? 0);
      total += pays;
      const key = `${scatters > 2} ${pays}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    expect(expectedOf(slot).spin).toEqual(rational(total, stops.length * slot.lineCount));
    const { cycle, plain, opening } = spinDistribution(slot);
    expect(cycle).toBe(stops.length);
    const found = [...plain].map(([pays, ways]) => [`false ${pays}`, ways] as const);
    const found2 = [...opening].map(([pays, ways]) => [`true ${pays}`, ways] as const);
    expect(Object.fromEntries([...found, ...found2])).toEqual(Object.fromEntries(counted));
  });

  it('returns with its free spins what 200,000 simulated rounds return', () => {
    const rounds = 200_000;
    let [sum, squares] = [0, 0];
    const big = compile({ ...small, maxWin: 1_000_000 });
    let source = simulationRng(5);
    for (let round = 0; round < rounds; round += 1) {
      if (round % 1_000 === 0) source = simulationRng(round + 5);
      const pays = spin(big, source).state.pays / big.lineCount;
      sum += pays;
      squares += pays ** 2;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - approximate(expectedOf(big).round)) / error).toBeLessThan(4);
  });

  it('pays a line of wilds once, as whichever is worth more', () => {
    const wilds = {
      ...small,
      strips: ['WI', 'WI', 'WI', 'A', 'B'].map((symbol) => [symbol, symbol, symbol].join(' ')),
    };
    const wins = lineWinsOf(compile(wilds), [0, 0, 0, 0, 0]);
    expect(wins).toEqual([0, 1].map((line) => ({ line, symbol: 'WI', count: 3, pays: 20 })));
    const four = { ...wilds, linePays: { ...small.linePays, A: [0, 0, 2, 4, 30, 40] } };
    expect(lineWinsOf(compile(four), [0, 0, 0, 0, 0])[0]).toEqual({ line: 0, symbol: 'A', count: 4, pays: 30 });
  });

  it('no wild stands for a scatter, and no line goes on behind one or starts but at the left', () => {
    const strips = (text: string) => text.split(' ').map((symbol) => `${symbol} ${symbol} ${symbol}`);
    const winsOf = (text: string) => lineWinsOf(compile({ ...small, strips: strips(text) }), [0, 0, 0, 0, 0]);
    expect(winsOf('WI WI SC A A').map(({ pays }) => pays)).toEqual([]);
    expect(winsOf('SC A A A A')).toEqual([]);
    expect(winsOf('A A SC A A')[0]).toMatchObject({ symbol: 'A', count: 2 });
    expect(winsOf('B A A A A')).toEqual([]);
  });

  it('ends at its highest win, wherever in the round that is', () => {
    const limited = compile({ ...small, maxWin: 12 });
    const source = simulationRng(9);
    let reached = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const { state } = spin(limited, source);
      expect(state.pays).toBeLessThanOrEqual(24);
      expect(replaySpins(limited, state).at(-1)?.total).toBe(state.pays);
      expect(state.limited).toBe(state.pays === 24);
      reached += Number(state.limited);
    }
    expect(reached).toBeGreaterThan(100);
  });

  it('the cost of a highest win is bounded from above, and closely', () => {
    const [rounds, maxWin] = [100_000, 60];
    const big = compile({ ...small, maxWin: 1_000_000 });
    let [over, reached] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const pays = spin(big, simulationRng(round)).state.pays / big.lineCount;
      over += Math.max(0, pays - maxWin) / rounds;
      reached += Number(pays >= maxWin) / rounds;
    }
    const limit = highestWin(
      rulesOf(compile({ ...small, maxWin })),
      spinDistributions(slot),
      approximate(expectedOf(slot).round),
    );
    expect(limit.cost).toBeGreaterThan(over * 0.85);
    expect(limit.cost).toBeLessThan(over * 1.2);
    expect(limit.chance).toBeGreaterThan(reached * 0.9);
    expect(limit.chance).toBeLessThan(reached * 1.1);
  });
});

describe('the game of a definition', () => {
  const facts = { name: 'Small', definition, info, catalogue, symbolNames: {} };

  it('takes its proof from what is written down, of its own maths only', () => {
    const written = { ...linesSlot({ ...facts, proofs: {} }).rtpProof(), sd: 1 };
    const { mathVersion } = linesSlot({ ...facts, proofs: {} });
    expect(linesSlot({ ...facts, proofs: { [mathVersion]: written } }).rtpProof()).toBe(written);
    expect(linesSlot({ ...facts, proofs: { other: written } }).rtpProof().sd).toBeGreaterThan(10);
  });
});

describe('a definition', () => {
  it('is refused with every fault named', () => {
    const faulty: LinesDefinition = {
      ...small,
      lines: [...small.lines, [0, 1, 3, 1, 0], [1, 1, 1, 1, 1]],
      linePays: { ...small.linePays, A: [0, 0, 9, 4, 12, 20], SC: [0, 0, 0, 0, 0, 0], X: [] },
      strips: ['A SC B', 'A SC B SC WI', 'A X B', 'A B', 'A WI B'],
    };
    expect(faultsOf(small)).toEqual([]);
    expect(faultsOf(faulty)).toEqual([
      'line 3 leaves the grid',
      'two lines are the same',
      'the scatter pays on lines',
      'the pays of A do not rise',
      'a pay has no symbol',
      'reel 2 can show two scatters',
      'reel 3 shows X, which is no symbol',
      'reel 4 is shorter than the window',
    ]);
  });

  it('is refused where a line of wilds pays less than one of a symbol, unless no line is all wilds', () => {
    expect(faultsOf({ ...small, linePays: { ...small.linePays, WI: [0, 0, 0, 2, 6, 19] } })).toEqual([
      'a line of wilds pays less than one of A',
    ]);
    const apart = small.strips.map((strip, reel) => (reel === 4 ? strip.replace('WI', 'A') : strip));
    expect(faultsOf({ ...small, strips: apart, linePays: { ...small.linePays, WI: [0, 0, 0, 0, 0, 0] } })).toEqual([]);
  });

  it('must declare what follows from it', () => {
    const declared = { ...definition.declared, hit: '1/4' };
    expect(() => prove(compile({ ...definition, declared }))).toThrow('hit is 130019/466560, declared 1/4');
  });
});
