/** Orchard Clock in its moments. */
import { btc, pays, type Scene } from '../../../testing/scene.ts';
import { slotScenes } from '../../../testing/slot-scenes.ts';
import { highestWin } from './known-stops.ts';

const round = (least: bigint, most: bigint): Scene['round'] => ({ is: pays(least, most) });

export const scenes = slotScenes('orchard', {
  idle: {},
  'idle-btc': { table: btc, cramped: true },
  spin: { round: round(0n, 0n), ms: 700 },
  loss: { round: round(0n, 0n), ms: 4_000 },
  returned: { round: round(4_000n, 8_000n), ms: 5_000 },
  win: { round: round(20_000n, 60_000n), ms: 3_700 },
  'many-lines': { round: round(100_000n, 400_000n), ms: 4_600 },
  'max-win': { known: highestWin, cramped: true, ms: 8_000 },
  'max-win-calm': { known: highestWin, calm: true, ms: 1_400 },
});
