/** What is published of Blackjack Classic, version 1, for the strategy of its definition. */
import { rational } from '../../rational.ts';
import type { RtpProof } from '../../game-module.ts';

/**
 * The return is exact: `exactReturn` arrives at it from the shoe. The other figures depend on split hands meeting one
 * dealer and were measured on 40 million simulated rounds (that of the highest win to its order of
 * magnitude only).
 */
export const rtpProof = (): RtpProof => ({
  method: 'exact',
  rtp: rational(
    509_117_484_211_320_598_222_344_151_519_027_870_208_399n,
    511_192_529_285_291_170_406_123_273_341_139_095_183_125n,
  ),
  sd: 1.1539,
  hit: rational(52_388, 100_000),
  maxWin: 16,
  maxWinChance: rational(1, 1_000_000),
  measured: ['sd', 'hit', 'maxWinChance'],
});
