/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '0bfb45c103835225c195910a860b8eabb1b0078c2f6fd7d01d7313d79d1262a6': {
    method: 'exact',
    rtp: { n: 32722n, d: 34263n },
    sd: 4.990188934128933,
    hit: { n: 29981n, d: 68526n },
    maxWin: 500,
    maxWinChance: { n: 1n, d: 137052n },
  },
};
