/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  a475e39511671c35dc9043699a06d7bec8ba91eba61ce6f133ee01b7fd0581d9: {
    method: 'mc',
    rtp: { n: 194325181n, d: 202000000n },
    sd: 7.947835395206826,
    hit: { n: 6841011n, d: 20200000n },
    maxWin: 10000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.0017683701657274062,
  },
};
