/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by `tools/lock-games.ts`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
  '2b54dd2ee71cb1d4db308f46149cbe712f43cbd9ae6e2f1579079cd740dbee1c': {
    method: 'exact',
    rtp: {
      n: 672547052443346502469883728898581805808786994282957462549537944343571982863194741731684719149541571072721445468318841124705549223n,
      d: 699419349827190108845196213367329630848418489123863630854055472296313160476980300449424393763870792573788447026725257216000000000n,
    },
    sd: 9.987417481830184,
    hit: { n: 7242381n, d: 30505984n },
    maxWin: 5000,
    maxWinChance: { n: 1n, d: 19435924n },
  },
};
