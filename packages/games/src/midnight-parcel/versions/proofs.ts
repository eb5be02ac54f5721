/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '522bb97f98a7354de17f4de91be32e36c61e4949d1ca5e449903e706d6e9c2a5': {
    method: 'exact',
    rtp: { n: 3387514490366413513n, d: 3566072073000000000n },
    sd: 4.986985546837684,
    hit: { n: 1693649n, d: 5719872n },
    maxWin: 750,
    maxWinChance: { n: 1n, d: 5308661n },
  },
};
