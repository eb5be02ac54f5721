/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  df12a31a7f9acee78ca1f0eedf256c5c64e435d7261376f0cab358da5d605f6e: {
    method: 'mc',
    rtp: { n: 60529809n, d: 62500000n },
    sd: 17.555721707740766,
    hit: { n: 32710387n, d: 100000000n },
    maxWin: 20000,
    maxWinChance: { n: 1n, d: 50000000n },
    se: 0.0017555721707740765,
  },
};
