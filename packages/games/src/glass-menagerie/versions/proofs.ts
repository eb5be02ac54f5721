/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '4beca8cfa5046ef40b416b8dfbaff97b1062c1f42355dcff777135f6291cb4d9': {
    method: 'mc',
    rtp: { n: 7711976947n, d: 8000000000n },
    sd: 7.8954830640394285,
    hit: { n: 67724409n, d: 200000000n },
    maxWin: 10000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.00017654836846390487,
    measured: ['rtp', 'sd', 'hit', 'maxWinChance'],
    rounds: 2000000000,
  },
};
