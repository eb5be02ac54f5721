/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '08a9aab26f57b9dc56e6202d21ba6f5ed9d922ee4d8e6df59eef423198377637': {
    method: 'mc',
    rtp: {
      n: 6376056724829626708465985945241305633751161893126905104644923316808388186631415287891n,
      d: 6617937869395334177732659776600278550725389224271566490642726421356201171875000000000n,
    },
    sd: 9.79688254557485,
    hit: { n: 13715297n, d: 31072896n },
    maxWin: 3500,
    maxWinChance: { n: 13n, d: 500000000n },
    se: 0.00021906495339486543,
    measured: ['rtp', 'sd', 'maxWinChance'],
    rounds: 2000000000,
  },
};
