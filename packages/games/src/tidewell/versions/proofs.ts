/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '71908cc076f3d79ac5c9beebc36d67aa1bb36b940a3d336c0952224ee72a62d6': {
    method: 'exact',
    rtp: { n: 76334513770819n, d: 79112000000000n },
    sd: 8.311463703170714,
    hit: { n: 66559n, d: 230400n },
    maxWin: 4000,
    maxWinChance: { n: 1n, d: 3761556n },
  },
};
