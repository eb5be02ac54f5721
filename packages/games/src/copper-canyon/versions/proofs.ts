/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  fefa62cf62cc9604c45e3d4d17028f224d870d7ffa1f3c6cacc4cd2aa92a63f2: {
    method: 'exact',
    rtp: { n: 1560243526019746571n, d: 1624715374500000000n },
    sd: 11.178620728233476,
    hit: { n: 176045n, d: 526338n },
    maxWin: 6000,
    maxWinChance: { n: 1n, d: 8625162n },
  },
};
