/** Keno 40 in its moments. */
import { anything, pays, played, usdt, type Scene } from '../../../testing/scene.ts';
import type { Draw } from '../../rng.ts';

const standard = [3, 8, 13, 17, 22, 24, 29, 31, 36, 40];

/** The draws that bring these numbers, one after the other. */
const drawsOf = (numbers: readonly number[]): Draw[] => {
  const left = Array.from({ length: 40 }, (_, index) => index + 1);
  return numbers.map((number): Draw => {
    const [n, value] = [left.length, left.indexOf(number)];
    left.splice(value, 1);
    return [n, value];
  });
};

export const scenes: readonly Scene[] = [
  { name: 'keno-idle', cramped: true, round: { is: anything }, table: usdt, moves: true },
  { name: 'keno-play', round: { is: pays(16_000n, 110_000n) }, table: usdt, moves: true, act: played(1_100) },
  {
    name: 'keno-win',
    round: { is: pays(110_000n, 110_000n) },
    table: usdt,
    moves: true,
    act: played(4_200),
  },
  { name: 'keno-loss', round: { is: pays(0n, 0n) }, table: usdt, moves: true, act: played(3_600) },
  {
    name: 'keno-highest',
    round: { is: anything },
    table: { ...usdt, draws: drawsOf(standard) },
    moves: true,
    act: played(7_500),
  },
];
