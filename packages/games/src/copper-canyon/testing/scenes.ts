/** Copper Canyon in its moments. */
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { covered, highestWin, hugeWin } from './known-stops.ts';

const { spin, freeSpins } = roundsBy(({ view }) => (view['stops'] as readonly unknown[]).length);
const feature = freeSpins(10, 200_000n);

export const scenes = slotScenes('canyon', {
  idle: { cramped: true },
  spin: { round: spin(0n, 0n), ms: 700 },
  covered: { known: covered, ms: 3_400 },
  win: { round: spin(30_000n, 120_000n), ms: 4_200 },
  'huge-win': { known: hugeWin, ms: 7_200 },
  interlude: { round: feature, ms: 9_000 },
  'free-spin': { round: feature, ms: 9_000, started: 9_000 },
  'max-win': { known: highestWin, cramped: true, ms: 9_500, started: 13_500 },
});
