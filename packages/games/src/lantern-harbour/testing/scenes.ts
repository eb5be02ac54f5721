/** Lantern Harbour in its moments. */
import { btc, played, usdt, type Scene } from '../../../testing/scene.ts';
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { highestWin, hugeWin } from './known-stops.ts';

const { spin, freeSpins } = roundsBy(({ view }) => (view['stops'] as readonly unknown[]).length);
const feature = freeSpins(12, 300_000n);

export const scenes: readonly Scene[] = [
  ...slotScenes('slot', {
    idle: {},
    'idle-btc': { table: btc, cramped: true },
    spin: { round: spin(0n, 0n), ms: 700 },
    anticipation: { round: feature, ms: 1_900 },
    'small-win': { round: spin(2_500n, 7_500n), ms: 6_200 },
    win: { round: spin(50_000n, 120_000n), ms: 3_700 },
    'many-lines': { round: spin(150_000n, 400_000n), ms: 4_600 },
    'big-win': { round: spin(500_000n, 1_900_000n), ms: 5_200 },
    'huge-win': { known: hugeWin, ms: 7_200 },
    'huge-win-over': { known: hugeWin, ms: 13_000 },
    'huge-win-calm': { known: hugeWin, calm: true, ms: 1_400 },
    'max-win': { known: highestWin, cramped: true, ms: 9_000, started: 13_500 },
    'win-btc': { round: spin(50_000n, 120_000n), table: btc, cramped: true, ms: 6_000 },
    interlude: { round: feature, ms: 9_000 },
    'free-spin': { round: feature, ms: 9_000, started: 9_000 },
    'free-total': { round: feature, calm: true, ms: 4_000, started: 60_000 },
  }),
  {
    name: 'slot-free-grand',
    round: feature,
    table: usdt,
    moves: true,
    act: async (stage) => {
      await played(9_000)(stage);
      await stage.click(/^Start/);
      await stage.until('.slots-grand');
      await stage.run(2_600);
    },
  },
  {
    name: 'slot-queued',
    cramped: true,
    round: spin(0n, 0n),
    table: usdt,
    moves: true,
    act: async (stage) => {
      await played(700)(stage);
      // Finishes the spin and starts the next one.
      await stage.tap(' ');
      await stage.tap(' ');
      await stage.until('.hud-queued');
      await stage.apart('.hud-queued', '.slots-quick:not(.skip)');
    },
  },
];
