/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '08a9aab26f57b9dc56e6202d21ba6f5ed9d922ee4d8e6df59eef423198377637': {
    method: 'mc',
    rtp: {
      n: 12752178207063697166196278894922879938107979774284088269804166438113839533205457528907n,
      d: 13235875738790668355465319553200557101450778448543132981285452842712402343750000000000n,
    },
    sd: 9.780855073478715,
    hit: { n: 13715297n, d: 31072896n },
    maxWin: 3500,
    maxWinChance: { n: 1n, d: 30000000n },
    se: 0.001262702960375046,
  },
};
