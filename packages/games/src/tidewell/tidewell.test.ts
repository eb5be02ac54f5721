import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { missOf } from '../../testing/strips/search.ts';
import { percentText } from '../proof-rows.ts';
import { approximate } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { waysPaysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { design } from './testing/design.ts';
import { everyFreePearl, everyPearl, threeWhirlpools } from './testing/known-stops.ts';
import { definition } from './versions/1.ts';

const [well] = versions;
gameSuite(well);

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

describe('Tidewell', () => {
  it('returns 96.48 %, its highest win taken off', () => {
    expect(percentText(well.rtpProof().rtp, 2)).toBe('96.48');
    expect(well.rtpProof().maxWinChance.d / 100_000n).toBe(37n);
  });

  it('is what was asked for by its exact figures, each within its tolerance', () => {
    const { sd, hit } = well.rtpProof();
    const exact = { ...design.slot.quick(definition), hit: approximate(hit), sd };
    expect(missOf(exact, design.targets)).toBeLessThan(1);
  });

  it('draws five stops a spin, free spins from strips of their own, and every spin from the one stream', () => {
    const rng = createRng('5f'.repeat(32), 'well', 3);
    const { state } = well.init({}, rng);
    expect(rng.draws.map(([, value]) => value)).toEqual(state.values);
    const opened = stopping(threeWhirlpools);
    expect(well.init({}, opened).events).toHaveLength(11);
    expect(opened.draws.map(([n]) => n).slice(0, 10)).toEqual([...paid, ...free]);
  });

  it('a window of pearls pays each way with its wilds, and ends a round of free spins at the limit', () => {
    const { state } = well.init({}, stopping(everyPearl));
    // 2 × 2 × (1 + 1 + 3) × 2 × 2 ways of 8 times the stake.
    expect(well.settle(state).lines[0]).toEqual({ name: 'Pearl on 5 reels, 80 ways', multiplierE4: 6_400_000n });
    const round = well.init({}, stopping(threeWhirlpools, everyFreePearl));
    expect(well.settle(round.state).multiplierE4).toBe(40_000_000n);
    expect(round.events).toHaveLength(2);
    expect(round.events.at(-1)).toMatchObject({ free: true, left: 0, total: 100_000 });
  });

  it('says of free spins that they are parts of the round: ten, the paid one, and their total', () => {
    expect(well.parts?.(well.init({}, stopping(threeWhirlpools)).state)).toBe(12);
    expect(well.parts?.(well.init({}, stopping(everyPearl)).state)).toBe(1);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols.filter((symbol) => definition.wilds[symbol] === undefined)) {
      const said = waysPaysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
