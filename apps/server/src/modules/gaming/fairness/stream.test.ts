import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '@carmine/games';
import { streamOf } from './stream.ts';

it('equals the browser’s stream for any seeds, nonce and position, across several blocks', () => {
  const seed = fc.string({ minLength: 64, maxLength: 64, unit: fc.constantFrom(...'0123456789abcdef') });
  fc.assert(
    fc.property(
      seed,
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      fc.nat(40),
      (serverSeed, clientSeed, nonce, position) => {
        const [here, there] = [
          streamOf({ serverSeed, clientSeed }, BigInt(nonce), position),
          createRng(serverSeed, clientSeed, nonce, position),
        ];
        const draw = ({ u32 }: typeof here) => Array.from({ length: 20 }, u32);
        expect(draw(here)).toEqual(draw(there));
      },
    ),
  );
});
