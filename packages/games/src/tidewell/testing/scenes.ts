/** Tidewell in its moments. */
import { anything, pays, played, usdt, type FoundRound, type Scene } from '../../../testing/scene.ts';
import { bigWin, highestWin, hugeWin } from './known-stops.ts';

/** Five draws a spin. */
const spinsOf = ({ view }: FoundRound): number => (view['values'] as readonly number[]).length / 5;
const spin = (least: bigint, most: bigint): Scene['round'] => ({
  is: (round) => spinsOf(round) === 1 && pays(least, most)(round),
});
const freeSpins: Scene['round'] = { is: (round) => spinsOf(round) === 11 && round.multiplierE4 > 300_000n };

export const scenes: readonly Scene[] = [
  { name: 'tidewell-idle', round: { is: anything }, table: usdt, moves: true, cramped: true },
  { name: 'tidewell-spin', round: spin(0n, 0n), table: usdt, moves: true, act: played(700) },
  { name: 'tidewell-win', round: spin(40_000n, 150_000n), table: usdt, moves: true, act: played(4_200) },
  { name: 'tidewell-big-win', round: { is: anything }, table: { ...usdt, ...bigWin }, moves: true, act: played(5_600) },
  {
    name: 'tidewell-huge-win',
    round: { is: anything },
    table: { ...usdt, ...hugeWin },
    moves: true,
    act: played(7_200),
  },
  { name: 'tidewell-interlude', round: freeSpins, table: usdt, moves: true, act: played(9_000) },
  {
    name: 'tidewell-free-spin',
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
    name: 'tidewell-max-win',
    cramped: true,
    round: { is: anything },
    table: { ...usdt, ...highestWin },
    moves: true,
    act: async (stage) => {
      await played(9_500)(stage);
      await stage.click(/^Start/);
      await stage.run(13_500);
    },
  },
];
