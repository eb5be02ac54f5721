/** Both readings of a definition agree: the engine, and the second implementation that checks its rounds. */
import { expect, it } from 'vitest';
import { spinReels } from './lines-slot.mjs';
import { smallLines } from '../../packages/games/testing/small-slots.ts';
import { createRng } from '../../packages/games/src/rng.ts';
import type { LinesDefinition } from '../../packages/games/src/slots/definition.ts';
import { compile } from '../../packages/games/src/slots/evaluate.ts';
import { spin } from '../../packages/games/src/slots/round.ts';

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
];

it.each(kinds)('%s', (_, definition) => {
  const slot = compile(definition);
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const rng = createRng('7'.repeat(64), 'second', nonce);
    const { state } = spin(slot, rng);
    let place = -1;
    const stream = {
      below: (n: number): number => {
        const [range, value] = rng.draws[(place += 1)] ?? [0, 0];
        expect(n).toBe(range);
        return value;
      },
      u52: () => 0n,
      draws: [],
    };
    expect(spinReels(stream, structuredClone(definition) as never)).toEqual({
      multiplier: (BigInt(state.pays) * 10_000n) / BigInt(slot.lineCount),
      units: 1n,
      outcome: state,
    });
    expect(place + 1).toBe(rng.draws.length);
  }
});
