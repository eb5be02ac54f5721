/** Midnight Parcel in its moments. */
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { usdt } from '../../../testing/scene.ts';
import { covered, feature, hugeWin } from './known-stops.ts';

const { spin } = roundsBy(({ view }) => (view['stops'] as readonly unknown[]).length);

export const scenes = slotScenes('midnight', {
  idle: { cramped: true },
  spin: { round: spin(0n, 0n), ms: 700 },
  covered: { known: covered, ms: 3_400 },
  win: { round: spin(30_000n, 120_000n), ms: 4_200 },
  'big-win': { known: hugeWin, ms: 6_800 },
  interlude: { known: feature, ms: 9_000 },
  'free-spin': { known: feature, ms: 9_000, started: 5_200 },
  calm: { known: covered, calm: true, ms: 1_400 },
  jackpot: {
    round: spin(0n, 0n),
    table: { ...usdt, pool: 2_188_340_000n, falls: 'midnight-parcel' },
    ...{ until: '.jackpot-plate', cramped: true, ms: 5_000, after: 5_000 },
  },
});
