/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  a475e39511671c35dc9043699a06d7bec8ba91eba61ce6f133ee01b7fd0581d9: {
    method: 'mc',
    rtp: { n: 7680995781n, d: 8000800000n },
    sd: 7.851646072423189,
    hit: { n: 21165939n, d: 62506250n },
    maxWin: 10000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.00017555936578322393,
  },
};
