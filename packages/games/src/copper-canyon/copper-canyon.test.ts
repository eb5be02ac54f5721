import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { percentText } from '../proof-rows.ts';
import { createRng, rngOver } from '../rng.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition } from './versions/1.ts';

const [canyon] = versions;
gameSuite(canyon);

const strips = definition.strips.map((strip) => strip.split(' '));
/** Stops the reels of consecutive spins at the given positions. */
const stopping = (...spins: readonly (readonly number[])[]) => {
  const words = spins.flatMap((stops) =>
    stops.map((stop, reel) => Math.floor(((stop + 0.5) * 2 ** 32) / (strips[reel]?.length ?? 1))),
  );
  let place = -1;
  return rngOver(() => words[(place += 1)] ?? 0);
};
const wilds = [1, 2, 3].map((reel) => strips[reel]?.indexOf('WI') ?? 0);
const everyLine = [0, ...wilds, 0];
const suns = strips.map((strip) => strip.indexOf('SC'));

describe('Copper Canyon', () => {
  it('returns 96.03 %, its highest win taken off', () => {
    expect(percentText(canyon.rtpProof().rtp, 2)).toBe('96.03');
  });

  it('draws five stops a spin, and every spin from the one stream', () => {
    const rng = createRng('5f'.repeat(32), 'canyon', 3);
    const { state } = canyon.init({}, rng);
    expect(rng.draws).toHaveLength(state.stops.length * 5);
    expect(rng.draws.map(([n]) => n).slice(0, 5)).toEqual(strips.map(({ length }) => length));
  });

  it('three covered reels between eagles pay 2,000 times the stake, and end a round of free spins at the limit', () => {
    expect(canyon.settle(canyon.init({}, stopping(everyLine)).state).multiplierE4).toBe(20_000_000n);
    const { state, events } = canyon.init({}, stopping([...suns.slice(0, 3), 0, 4], everyLine));
    expect(canyon.settle(state).multiplierE4).toBe(60_000_000n);
    expect(events).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ free: true, left: 0, total: 240_000 });
  });

  it('says in the proof of a round which reels a wild covers', () => {
    const { state } = canyon.init({}, stopping(everyLine));
    expect(canyon.explain(state).find(({ label }) => label === 'Spin: pays')?.how).toMatch(
      /^the wild covers reel 2; the wild covers reel 3; the wild covers reel 4; Line 1/,
    );
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols.filter((symbol) => symbol !== 'WI')) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
