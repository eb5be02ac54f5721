/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '3fd2107311c36d565bfc28aeab1039c7e8fcd9d63ea913548d9be852b5a47bbd': {
    method: 'mc',
    rtp: { n: 1547322463n, d: 1600000000n },
    sd: 11.441239873873558,
    hit: { n: 476642521n, d: 2000000000n },
    maxWin: 15000,
    maxWinChance: { n: 3n, d: 1000000000n },
    se: 0.00025583390104862397,
  },
};
