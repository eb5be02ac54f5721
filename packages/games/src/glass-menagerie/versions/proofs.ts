/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  a475e39511671c35dc9043699a06d7bec8ba91eba61ce6f133ee01b7fd0581d9: {
    method: 'mc',
    rtp: { n: 1914657n, d: 2000000n },
    sd: 7.646978984742128,
    hit: { n: 67823n, d: 200000n },
    maxWin: 10000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.017099164832395725,
  },
};
