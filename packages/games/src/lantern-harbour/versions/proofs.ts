/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '9c562f78e1f6f9bba7fb9e07c235acb9b5c4249235afdc2326b0c7c1144d7413': {
    method: 'exact',
    rtp: { n: 301393815252709n, d: 313287750000000n },
    sd: 10.749946348836506,
    hit: { n: 130019n, d: 466560n },
    maxWin: 5000,
    maxWinChance: { n: 1n, d: 27240072n },
  },
};
