/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  df12a31a7f9acee78ca1f0eedf256c5c64e435d7261376f0cab358da5d605f6e: {
    method: 'mc',
    rtp: { n: 38623576371n, d: 40000000000n },
    sd: 16.92026094804413,
    hit: { n: 20443807n, d: 62500000n },
    maxWin: 20000,
    maxWinChance: { n: 17n, d: 2000000000n },
    se: 0.0003783485367686171,
    measured: ['rtp', 'sd', 'hit', 'maxWinChance'],
    rounds: 2000000000,
  },
};
