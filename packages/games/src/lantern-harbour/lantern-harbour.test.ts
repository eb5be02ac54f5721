import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { percentText } from '../proof-rows.ts';
import { rationalText } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { symbolNames } from './symbol-names.ts';
import { versions } from './game.ts';
import { definition } from './versions/1.ts';

const [harbour] = versions;
gameSuite(harbour);

const serverSeed = '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07';

/** Stops the reels of consecutive spins at the given positions. */
const stopping = (...spins: readonly (readonly number[])[]) => {
  const lengths = definition.strips.map((strip) => strip.split(' ').length);
  const words = spins.flatMap((stops) =>
    stops.map((stop, reel) => Math.floor(((stop + 0.5) * 2 ** 32) / (lengths[reel] ?? 1))),
  );
  let place = -1;
  return rngOver(() => words[(place += 1)] ?? 0);
};
const scatterStops = definition.strips.map((strip) => strip.split(' ').indexOf('SC'));
const lanternStops = definition.strips.map((strip) => strip.split(' ').indexOf('LN'));

describe('Lantern Harbour', () => {
  it('returns 96.20 % to the last billionth, its highest win taken off', () => {
    const proof = harbour.rtpProof();
    expect(rationalText(proof.rtp)).toBe('301393815252709/313287750000000');
    expect(percentText(proof.rtp, 2)).toBe('96.20');
    expect(rationalText(proof.hit)).toBe('130019/466560');
    expect(proof.sd).toBeCloseTo(10.75, 2);
    expect(proof.maxWinChance.d / 1_000_000n).toBe(27n);
  });

  it('draws five stops a spin, and every spin from the one stream', () => {
    const rng = createRng(serverSeed, 'lobby-demo_1', 10);
    const { state } = harbour.init({}, rng);
    expect(rng.draws).toHaveLength(state.stops.length * 5);
    expect(rng.draws.map(([n]) => n).slice(0, 5)).toEqual(definition.strips.map((strip) => strip.split(' ').length));
    expect(rng.draws.map(([, value]) => value)).toEqual(state.stops.flat());
  });

  it('a whole window of lanterns pays 2,000 times the stake, and ends a round of free spins at the limit', () => {
    expect(harbour.settle(harbour.init({}, stopping(lanternStops)).state).multiplierE4).toBe(20_000_000n);
    const { state, events } = harbour.init({}, stopping(scatterStops, lanternStops));
    expect(harbour.settle(state).multiplierE4).toBe(50_000_000n);
    expect(events).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ free: true, left: 0, total: 100_000 });
  });

  it('three lotus open twelve free spins, three more another twelve, all of them times three', () => {
    const nothing = [1, 15, 20, 1, 25];
    const opening = [...scatterStops.slice(0, 3), 1, 1];
    const spins = [opening, opening, ...Array.from({ length: 23 }, () => nothing)];
    const { events } = harbour.init({}, stopping(...spins));
    expect(events).toHaveLength(25);
    expect(events[0]).toMatchObject({ free: false, scatters: 3, opened: 12, left: 12, multiplier: 1 });
    expect(events[1]).toMatchObject({ free: true, scatters: 3, opened: 12, left: 23, multiplier: 3 });
    expect(events[1]?.['pays']).toBe(3 * Number(events[0]?.['pays']));
    expect(events.at(-1)).toMatchObject({ left: 0 });
  });

  it('explains each spin from its draws to its pays', () => {
    const { state } = harbour.init({}, stopping(lanternStops));
    const lines = harbour.explain(state);
    expect(lines.map(({ label }) => label)).toEqual(['Spin: stops', 'Spin: window', 'Spin: pays', 'Multiplier']);
    expect(lines[1]?.value).toBe('LN LN LN LN LN / LN LN LN LN LN / LN LN LN LN LN');
    expect(lines[3]?.value).toBe('2,000×');
  });

  it('has a name for every symbol', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
  });
});
