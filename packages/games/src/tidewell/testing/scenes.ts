/** Tidewell in its moments. */
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { bigWin, highestWin, hugeWin } from './known-stops.ts';

/** Five draws a spin. */
const { spin, freeSpins } = roundsBy(({ view }) => (view['values'] as readonly number[]).length / 5);
const feature = freeSpins(10, 300_000n);

export const scenes = slotScenes('tidewell', {
  idle: { cramped: true },
  spin: { round: spin(0n, 0n), ms: 700 },
  win: { round: spin(40_000n, 150_000n), ms: 4_200 },
  'big-win': { known: bigWin, ms: 5_600 },
  'huge-win': { known: hugeWin, ms: 7_200 },
  interlude: { round: feature, ms: 9_000 },
  'free-spin': { round: feature, ms: 9_000, started: 9_000 },
  'max-win': { known: highestWin, cramped: true, ms: 9_500, started: 13_500 },
});
