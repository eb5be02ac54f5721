/** Lantern Harbour in its moments. */
import { anything, btc, pays, played, usdt, type FoundRound, type Scene } from '../../../testing/scene.ts';
import { highestWin, hugeWin } from './known-stops.ts';

const stopsOf = ({ view }: FoundRound) => view['stops'] as readonly (readonly number[])[];
const spin = (least: bigint, most: bigint): Scene['round'] => ({
  is: (round) => stopsOf(round).length === 1 && pays(least, most)(round),
});
const freeSpins: Scene['round'] = { is: (round) => stopsOf(round).length === 13 && round.multiplierE4 > 300_000n };

export const scenes: readonly Scene[] = [
  { name: 'slot-idle', round: { is: anything }, table: usdt, moves: true },
  { name: 'slot-idle-btc', round: { is: anything }, table: btc, moves: true, cramped: true },
  { name: 'slot-spin', round: spin(0n, 0n), table: usdt, moves: true, act: played(700) },
  {
    name: 'slot-anticipation',
    round: freeSpins,
    table: usdt,
    moves: true,
    act: played(1_900),
  },
  { name: 'slot-small-win', round: spin(2_500n, 7_500n), table: usdt, moves: true, act: played(6_200) },
  { name: 'slot-win', round: spin(50_000n, 120_000n), table: usdt, moves: true, act: played(3_700) },
  { name: 'slot-many-lines', round: spin(150_000n, 400_000n), table: usdt, moves: true, act: played(4_600) },
  { name: 'slot-big-win', round: spin(500_000n, 1_900_000n), table: usdt, moves: true, act: played(5_200) },
  {
    name: 'slot-huge-win',
    round: { is: anything },
    table: { ...usdt, ...hugeWin },
    moves: true,
    act: played(7_200),
  },
  {
    name: 'slot-huge-win-over',
    round: { is: anything },
    table: { ...usdt, ...hugeWin },
    moves: true,
    act: played(13_000),
  },
  {
    name: 'slot-huge-win-calm',
    round: { is: anything },
    table: { ...usdt, ...hugeWin },
    act: played(1_400),
  },
  {
    name: 'slot-free-grand',
    round: freeSpins,
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
    name: 'slot-max-win',
    cramped: true,
    round: { is: anything },
    table: { ...usdt, ...highestWin },
    moves: true,
    act: async (stage) => {
      await played(9_000)(stage);
      await stage.click(/^Start/);
      await stage.run(13_500);
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
  { name: 'slot-win-btc', cramped: true, round: spin(50_000n, 120_000n), table: btc, moves: true, act: played(6_000) },
  { name: 'slot-interlude', round: freeSpins, table: usdt, moves: true, act: played(9_000) },
  {
    name: 'slot-free-spin',
    round: freeSpins,
    table: usdt,
    moves: true,
    act: async (stage) => {
      await played(9_000)(stage);
      await stage.click(/^Start/);
      await stage.run(9_000);
    },
  },
  {
    name: 'slot-free-total',
    round: freeSpins,
    table: usdt,
    act: async (stage) => {
      await played(4_000)(stage);
      await stage.click(/^Start/);
      await stage.run(60_000);
    },
  },
];
