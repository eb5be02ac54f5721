import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { missOf } from '../../testing/strips/search.ts';
import { percentText } from '../proof-rows.ts';
import { approximate } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { design } from './testing/design.ts';
import { everyPenguin, fillingSpins, threeFlags } from './testing/known-stops.ts';
import { definition } from './versions/1.ts';

const [relay] = versions;
gameSuite(relay);

const lengthsOf = (strips: readonly string[]) => strips.map((strip) => strip.split(' ').length);
const [paid, free] = [lengthsOf(definition.strips), lengthsOf(definition.freeSpins.strips ?? [])];
/** Stops the reels of consecutive spins at the given positions: the first is paid, the others are free. */
const stopping = (...spins: readonly (readonly number[])[]) => {
  const words = spins.flatMap((stops, spin) =>
    stops.map((stop, reel) => Math.floor(((stop + 0.5) * 2 ** 32) / ((spin === 0 ? paid : free)[reel] ?? 1))),
  );
  let place = -1;
  // Whatever follows stops in the middle of its strips.
  return rngOver(() => words[(place += 1)] ?? 0x8000_4000);
};

describe('Polar Relay', () => {
  it('returns 96.34 %, its highest win taken off', () => {
    expect(percentText(relay.rtpProof().rtp, 2)).toBe('96.34');
  });

  it('is what was asked for, each figure within its tolerance', () => {
    const { sd, hit } = relay.rtpProof();
    const exact = { ...design.slot.quick(definition), hit: approximate(hit), sd };
    expect(missOf(exact, design.targets)).toBeLessThan(1);
  });

  it('draws five stops a spin, free spins from strips of their own, and every spin from the one stream', () => {
    const rng = createRng('5f'.repeat(32), 'relay', 3);
    const { state } = relay.init({}, rng);
    expect(rng.draws).toHaveLength(state.stops.length * 5);
    const opened = stopping(threeFlags);
    expect(relay.init({}, opened).events).toHaveLength(11);
    expect(opened.draws.map(([n]) => n).slice(0, 10)).toEqual([...paid, ...free]);
  });

  it('a line over all reels pays once, one from the right says so', () => {
    const { lines } = relay.settle(relay.init({}, stopping(everyPenguin)).state);
    expect(lines[0]).toEqual({ name: 'Line 1: 5 × Penguin', multiplierE4: 750_000n });
    const { events } = relay.init({}, stopping([11, 13, 14, 25, 25]));
    expect(events).toHaveLength(1);
  });

  it('torches stay where they land, and end a round of free spins at the limit', () => {
    const { state, events } = relay.init({}, stopping(threeFlags, ...fillingSpins));
    expect(relay.settle(state).multiplierE4).toBe(35_000_000n);
    expect(events.at(-1)).toMatchObject({ free: true, left: 0, total: 70_000 });
    expect(events.map((event) => event['stuck']).slice(1, 4)).toEqual([
      expect.any(Number),
      expect.any(Number),
      (1 << 15) - 1,
    ]);
    const said = relay.explain(state).filter(({ label }) => label.endsWith(': pays'));
    expect(said[1]?.how).not.toContain('wilds have stayed');
    expect(said[2]?.how).toContain('wilds have stayed on reel 1 row 2, reel 2 row 2');
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
