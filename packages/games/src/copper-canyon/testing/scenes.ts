/** Copper Canyon in its moments. */
import { anything, pays, played, usdt, type FoundRound, type Scene } from '../../../testing/scene.ts';
import { covered, highestWin, hugeWin } from './known-stops.ts';

const stopsOf = ({ view }: FoundRound) => view['stops'] as readonly (readonly number[])[];
const spin = (least: bigint, most: bigint): Scene['round'] => ({
  is: (round) => stopsOf(round).length === 1 && pays(least, most)(round),
});
const freeSpins: Scene['round'] = { is: (round) => stopsOf(round).length === 11 && round.multiplierE4 > 200_000n };

export const scenes: readonly Scene[] = [
  { name: 'canyon-idle', round: { is: anything }, table: usdt, moves: true, cramped: true },
  { name: 'canyon-spin', round: spin(0n, 0n), table: usdt, moves: true, act: played(700) },
  { name: 'canyon-covered', round: { is: anything }, table: { ...usdt, ...covered }, moves: true, act: played(3_400) },
  { name: 'canyon-win', round: spin(30_000n, 120_000n), table: usdt, moves: true, act: played(4_200) },
  { name: 'canyon-huge-win', round: { is: anything }, table: { ...usdt, ...hugeWin }, moves: true, act: played(7_200) },
  { name: 'canyon-interlude', round: freeSpins, table: usdt, moves: true, act: played(9_000) },
  {
    name: 'canyon-free-spin',
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
    name: 'canyon-max-win',
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
