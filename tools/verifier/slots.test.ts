/** Both readings of a definition agree: the engine, and the second implementation that checks its rounds. */
import { expect, it } from 'vitest';
import { spinCollection } from './collection-slot.mjs';
import { spinReels } from './lines-slot.mjs';
import { holdAndSpin } from './hold-slot.mjs';
import { spinVariedWays } from './varied-ways-slot.mjs';
import { spinWays } from './ways-slot.mjs';
import {
  smallCollection,
  smallHold,
  smallSale,
  smallLines,
  smallVariedWays,
  smallWays,
} from '../../packages/games/testing/small-slots.ts';
import { createRng, type Rng } from '../../packages/games/src/rng.ts';
import { playCascades, totalOf } from '../../packages/games/src/slots/cascades/cascade.ts';
import { variedWaysSlot, type VariedWaysDefinition } from '../../packages/games/src/slots/cascades/varied-ways.ts';
import {
  compileCollection,
  playCollection,
  type CollectionDefinition,
} from '../../packages/games/src/slots/collection/rules.ts';
import type { LinesDefinition } from '../../packages/games/src/slots/definition.ts';
import { compile } from '../../packages/games/src/slots/evaluate.ts';
import {
  compileHold,
  holdTotal,
  playBought,
  playHold,
  type HoldDefinition,
} from '../../packages/games/src/slots/hold/rules.ts';
import { spin } from '../../packages/games/src/slots/round.ts';
import { compileWays, playWays, type WaysDefinition } from '../../packages/games/src/slots/ways/rules.ts';

const { scatter: _scatter, ...noScatter } = smallLines;
const kinds: readonly (readonly [string, LinesDefinition])[] = [
  ['lines from the left', smallLines],
  [
    'no free spins',
    {
      ...noScatter,
      symbols: ['WI', 'A', 'B'],
      strips: ['A B WI B', 'A WI B', 'B A WI'],
      scatterPays: [0, 0, 0, 0],
      freeSpins: { awards: [0, 0, 0, 0], multiplier: 1 },
    },
  ],
  ['wilds that expand', { ...smallLines, wilds: 'expand' }],
  [
    'free spins with strips of their own',
    { ...smallLines, freeSpins: { ...smallLines.freeSpins, strips: ['A WI A B SC', 'A WI WI B', 'A B WI A'] } },
  ],
  ['a highest win', { ...smallLines, maxWin: 12 }],
  ['lines of both directions', { ...smallLines, direction: 'both' }],
  [
    'wilds that stick, lines of both directions',
    {
      ...smallLines,
      direction: 'both',
      freeSpins: { ...smallLines.freeSpins, wilds: 'stick', strips: ['A B B A', 'A WI B A', 'B A WI B'] },
    },
  ],
];

/** Gives the draws of a round again, and refuses any other question. */
const again = ({ draws }: Rng) => {
  let place = -1;
  const below = (n: number): number => {
    const [range, value] = draws[(place += 1)] ?? [0, 0];
    expect(n).toBe(range);
    return value;
  };
  return { stream: { below, u52: () => 0n, draws: [] }, asked: () => place + 1 };
};
const rngs = Array.from({ length: 400 }, (_, nonce) => createRng('7'.repeat(64), 'second', nonce));

it.each(kinds)('%s', (_, definition) => {
  const slot = compile(definition);
  for (const rng of rngs) {
    const from = rng.draws.length;
    const { state } = spin(slot, rng);
    const { stream, asked } = again({ ...rng, draws: rng.draws.slice(from) });
    expect(spinReels(stream, structuredClone(definition) as never)).toEqual({
      multiplier: (BigInt(state.pays) * 10_000n) / BigInt(slot.lineCount),
      units: 1n,
      outcome: state,
    });
    expect(asked()).toBe(rng.draws.length - from);
  }
});

const { strips: _strips, ...ownStrips } = smallWays.freeSpins;
const ways: readonly (readonly [string, WaysDefinition])[] = [
  ['ways with wild multipliers', smallWays],
  ['ways whose free spins turn the same strips', { ...smallWays, freeSpins: ownStrips }],
  ['ways with a highest win', { ...smallWays, maxWin: 3 }],
];

/** Of engines that store their draws alone. */
const agrees = (
  definition: { readonly maxWin: number },
  unit: number,
  played: { readonly play: (rng: Rng) => number; readonly again: typeof spinWays },
): void => {
  for (const rng of rngs) {
    const from = rng.draws.length;
    const total = played.play(rng);
    const draws = rng.draws.slice(from);
    const { stream, asked } = again({ ...rng, draws });
    expect(played.again(stream, structuredClone(definition) as never)).toEqual({
      multiplier: (BigInt(total) * 10_000n) / BigInt(unit),
      units: 1n,
      outcome: { values: draws.map(([, value]) => value), pays: total, limited: total >= definition.maxWin * unit },
    });
    expect(asked()).toBe(draws.length);
  }
};

it.each(ways)('%s', (_, definition) => {
  const slot = compileWays(definition);
  agrees(definition, definition.unit, { play: (rng) => playWays(slot, rng).at(-1)?.total ?? 0, again: spinWays });
});

const { weights: _weights, freeAwards: _freeAwards, ...sameFree } = smallVariedWays.freeSpins ?? {};
const varied: readonly (readonly [string, VariedWaysDefinition])[] = [
  ['ways on reels of changing height', smallVariedWays],
  ['the same whose free spins draw alike', { ...smallVariedWays, freeSpins: sameFree as never }],
  ['the same up to a highest win', { ...smallVariedWays, maxWin: 6 }],
];

it.each(varied)('%s', (_, definition) => {
  const slot = variedWaysSlot(definition);
  agrees(definition, definition.unit, {
    play: (rng) => totalOf(playCascades(slot, rng)),
    again: spinVariedWays as never,
  });
});

/** Two wilds are worth what two of the best symbol are, so that a coin behind them takes nothing. */
const withWilds: HoldDefinition = { ...smallHold, linePays: { ...smallHold.linePays, WI: [0, 0, 2, 30] } };
const holds: readonly (readonly [string, HoldDefinition])[] = [
  ['hold and win', withWilds],
  ['hold and win up to a highest win', { ...withWilds, maxWin: 9 }],
  ['hold and win that fills its grid', { ...withWilds, hold: { ...smallHold.hold, lands: [1, 2] } }],
];

it.each(holds)('%s', (_, definition) => {
  const slot = compileHold(definition);
  const play = (rng: Rng) => holdTotal(playHold(slot, rng));
  agrees(definition, definition.lines.length, { play, again: holdAndSpin as unknown as typeof spinWays });
});

it.each([
  ['bought respins', smallSale],
  ['bought respins up to a highest win', { ...smallSale, maxWin: 9 }],
])('%s', (_, definition: HoldDefinition) => {
  const slot = compileHold(definition);
  for (const rng of rngs) {
    const from = rng.draws.length;
    const total = holdTotal(playBought(slot, rng));
    const draws = rng.draws.slice(from);
    const { stream, asked } = again({ ...rng, draws });
    expect(holdAndSpin(stream as never, structuredClone(definition) as never, { params: { buy: true } })).toEqual({
      multiplier: (BigInt(total) * 10_000n) / BigInt(definition.lines.length),
      units: 9n,
      outcome: {
        values: draws.map(([, value]) => value),
        pays: total,
        limited: total >= definition.maxWin * definition.lines.length,
        bought: true,
      },
    });
    expect(asked()).toBe(draws.length);
  }
});

// Where a row of wilds pays no less than any symbol, as in every slot that is played.
const collection = { ...smallCollection, linePays: { ...smallCollection.linePays, WI: [0, 0, 2, 20] } };
const collections: readonly (readonly [string, CollectionDefinition])[] = [
  ['free spins that collect', collection],
  ['free spins that collect, with a highest win', { ...collection, maxWin: 9 }],
];

it.each(collections)('%s', (_, definition) => {
  const slot = compileCollection(definition);
  for (const rng of rngs) {
    const from = rng.draws.length;
    const total = playCollection(slot, rng).at(-1)?.total ?? 0;
    const draws = rng.draws.slice(from);
    const { stream, asked } = again({ ...rng, draws });
    expect(spinCollection(stream, structuredClone(definition) as never)).toEqual({
      multiplier: (BigInt(total) * 10_000n) / BigInt(definition.lines.length),
      units: 1n,
      outcome: {
        values: draws.map(([, value]) => value),
        pays: total,
        limited: total >= definition.maxWin * definition.lines.length,
      },
    });
    expect(asked()).toBe(draws.length);
  }
});
