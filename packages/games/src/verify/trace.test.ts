import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../rng.ts';
import { traceDraws } from './trace.ts';

const seeds = (nonce: number) => ({
  serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
  clientSeed: 'lobby-demo_1',
  nonce,
});

it('accounts for every word of the stream that a round read, in order', () => {
  const anyAsk = fc.constantFrom(2, 52, 10_000, 3_000_000_000, 2 ** 32, 2 ** 52);
  fc.assert(
    fc.property(fc.nat({ max: 5_000 }), fc.array(anyAsk, { minLength: 1, maxLength: 30 }), (nonce, asks) => {
      const rng = createRng(seeds(nonce).serverSeed, seeds(nonce).clientSeed, nonce);
      for (const n of asks) {
        if (n === 2 ** 52) rng.u52();
        else rng.below(n);
      }
      const { blocks, draws } = traceDraws(seeds(nonce), rng.draws);
      const words = draws.flatMap((draw) => draw.words);
      expect(words.map(({ position }) => position)).toEqual(words.map((_, index) => index));
      expect(words).toHaveLength(rng.position);
      expect(blocks).toHaveLength(Math.ceil(rng.position / 8));
      expect(draws.map(({ n, value }) => [n, value])).toEqual(rng.draws);
      const inBlocks = words.map(({ position }) => {
        const at = (position % 8) * 8;
        return Number.parseInt(blocks[Math.floor(position / 8)]?.hex.slice(at, at + 8) ?? '', 16);
      });
      expect(inBlocks).toEqual(words.map(({ value }) => value));
    }),
  );
});

it('shows the word that was drawn again', () => {
  const rng = createRng(seeds(12).serverSeed, seeds(12).clientSeed, 12);
  for (let count = 0; count < 4; count += 1) rng.below(3_000_000_000);
  const { draws } = traceDraws(seeds(12), rng.draws);
  expect(draws.flatMap(({ words }) => words).filter(({ rejected }) => rejected)).toHaveLength(1);
});
