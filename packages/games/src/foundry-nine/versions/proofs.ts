/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  df12a31a7f9acee78ca1f0eedf256c5c64e435d7261376f0cab358da5d605f6e: {
    method: 'mc',
    rtp: { n: 63341087n, d: 65000000n },
    sd: 18.755562541327176,
    hit: { n: 8506817n, d: 26000000n },
    maxWin: 20000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.0036782684379475824,
  },
};
