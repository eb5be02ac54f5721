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
import { notes, threeMoons, violins } from './testing/known-stops.ts';
import { definition } from './versions/1.ts';

const [orchestra] = versions;
gameSuite(orchestra);

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

describe('Night Orchestra', () => {
  it('returns 96.15 %, its highest win taken off', () => {
    expect(percentText(orchestra.rtpProof().rtp, 2)).toBe('96.15');
  });

  it('is what was asked for by its exact figures, each within its tolerance', () => {
    const { sd, hit } = orchestra.rtpProof();
    const exact = { ...design.slot.quick(definition), hit: approximate(hit), sd };
    expect(missOf(exact, design.targets)).toBeLessThan(1);
  });

  it('draws five stops a spin, free spins from strips of their own, and every spin from the one stream', () => {
    const rng = createRng('5f'.repeat(32), 'orchestra', 3);
    const { state } = orchestra.init({}, rng);
    expect(rng.draws.map(([, value]) => value)).toEqual(state.values);
    const opened = stopping(threeMoons);
    orchestra.init({}, opened);
    expect(opened.draws.map(([n]) => n).slice(0, 10)).toEqual([...paid, ...free]);
  });

  it('notes raise the level from the next spin on, and add free spins', () => {
    const { state, events } = orchestra.init({}, stopping(threeMoons, notes, notes, violins));
    const told = events.slice(1, 4).map((event) => [event['notes'], event['multiplier'], event['opened']]);
    expect(told[0]).toEqual([5, 1, 0]);
    expect(told[1]).toEqual([10, 1, 2]);
    expect(told[2]?.[1]).toBe(2);
    expect(orchestra.explain(state).some(({ how }) => how.includes('10 notes so far'))).toBe(true);
    expect(orchestra.parts?.(state)).toBe(events.length + 1);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols.filter((symbol) => symbol !== 'NO')) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
