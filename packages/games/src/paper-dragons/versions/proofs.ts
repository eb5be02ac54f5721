/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '2319ee9e5a128d92670188194eaaeb5017d0c73ce38dd758138e4a18c12a63f5': {
    method: 'mc',
    rtp: { n: 7721181123n, d: 8000000000n },
    sd: 11.403788149347669,
    hit: { n: 476642521n, d: 2000000000n },
    maxWin: 15000,
    maxWinChance: { n: 3n, d: 1000000000n },
    se: 0.0002549964550294791,
    measured: ['rtp', 'sd', 'hit', 'maxWinChance'],
    rounds: 2000000000,
  },
};
