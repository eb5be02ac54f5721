/** Orchard Clock in its moments. */
import { anything, btc, pays, played, usdt, type Scene } from '../../../testing/scene.ts';
import { highestWin } from './known-stops.ts';

const round = (least: bigint, most: bigint): Scene['round'] => ({ is: pays(least, most) });

export const scenes: readonly Scene[] = [
  { name: 'orchard-idle', round: { is: anything }, table: usdt, moves: true },
  { name: 'orchard-idle-btc', round: { is: anything }, table: btc, moves: true, cramped: true },
  { name: 'orchard-spin', round: round(0n, 0n), table: usdt, moves: true, act: played(700) },
  { name: 'orchard-loss', round: round(0n, 0n), table: usdt, moves: true, act: played(4_000) },
  { name: 'orchard-returned', round: round(4_000n, 8_000n), table: usdt, moves: true, act: played(5_000) },
  { name: 'orchard-win', round: round(20_000n, 60_000n), table: usdt, moves: true, act: played(3_700) },
  { name: 'orchard-many-lines', round: round(100_000n, 400_000n), table: usdt, moves: true, act: played(4_600) },
  {
    name: 'orchard-max-win',
    cramped: true,
    round: { is: anything },
    table: { ...usdt, ...highestWin },
    moves: true,
    act: played(8_000),
  },
  { name: 'orchard-max-win-calm', round: { is: anything }, table: { ...usdt, ...highestWin }, act: played(1_400) },
];
