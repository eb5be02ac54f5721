/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  ae60dbb29dfa0196f11fcb2f2576fff6d59eb638319546ac9b9fbcf7bff92e88: {
    method: 'mc',
    rtp: { n: 1667223n, d: 2000000n },
    sd: 11.36672365029025,
    hit: { n: 32413n, d: 100000n },
    maxWin: 20000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.03594473626862043,
  },
};
