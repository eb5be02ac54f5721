/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '3fd2107311c36d565bfc28aeab1039c7e8fcd9d63ea913548d9be852b5a47bbd': {
    method: 'mc',
    rtp: { n: 65628813n, d: 68000000n },
    sd: 11.295842217514119,
    hit: { n: 2144557n, d: 9000000n },
    maxWin: 15000,
    maxWinChance: { n: 0n, d: 1n },
    se: 0.0009132147175121948,
  },
};
