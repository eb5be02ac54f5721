/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '9c36c58e4e57860afcf9b7f90432ddf65f96223b57181ff15a8b115663a079cd': {
    method: 'exact',
    rtp: { n: 87665079479722297n, d: 92769174000000000n },
    sd: 12.49431498755738,
    hit: { n: 4196861n, d: 15252992n },
    maxWin: 5000,
    maxWinChance: { n: 1n, d: 63377280n },
  },
};
