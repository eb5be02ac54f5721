/** Signal Ridge in its moments. */
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { anything, btc, usdt, type Scene } from '../../../testing/scene.ts';
import { bigWin, feature, grand, highestWin, mini } from './known-stops.ts';

const { spin } = roundsBy(({ view }) => (view['stops'] as readonly unknown[]).length);

/** What it returns: with its jackpots the widest table of the drawer. */
const returns: Scene = {
  ...{ name: 'signal-returns', round: { is: anything }, table: usdt, cramped: true },
  act: async (stage) => {
    await stage.click(/^(Rules and RTP|Regeln und RTP)$/);
    await stage.until('.slots-pays');
    await stage.scrollTo('.drawer-body table:last-of-type');
  },
};

/** All that rounds of a slot that run by themselves may stop at. */
const auto: Scene = {
  ...{ name: 'signal-auto', round: { is: anything }, table: usdt, cramped: true },
  act: async (stage) => {
    await stage.click(/^(Auto-bet|Auto-Einsatz)$/);
    await stage.until('.drawer-auto');
    await stage.run(600);
  },
};

export const scenes = [
  ...slotScenes('signal', {
    idle: { cramped: true },
    spin: { round: spin(0n, 0n), ms: 700 },
    win: { round: spin(30_000n, 150_000n), ms: 4_200 },
    'big-win': { known: bigWin, ms: 6_200 },
    interlude: { known: feature, ms: 9_000 },
    'free-spin': { known: feature, ms: 9_000, started: 5_200 },
    'max-win': { known: highestWin, ms: 9_500, started: 13_500 },
    mini: { known: mini, table: { ...usdt, pool: 3_412_000_000n }, until: '.jackpot-plate', ms: 5_000, after: 5_000 },
    calm: { known: bigWin, calm: true, ms: 1_400 },
    grand: {
      known: grand,
      table: { ...btc, pool: 11_111_111n },
      until: '.jackpot-plate',
      cramped: true,
      ms: 5_000,
      after: 5_000,
    },
  }),
  returns,
  auto,
];
