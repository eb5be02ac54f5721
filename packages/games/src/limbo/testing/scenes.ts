/** Limbo in its moments. */
import { anything, btc, pays, played, usdt, type Scene } from '../../../testing/scene.ts';

const shown = (least: number, most: number) => (round: { view: Readonly<Record<string, unknown>> }) => {
  const { result } = round.view as { result: number };
  return result >= least && result <= most;
};

export const scenes: readonly Scene[] = [
  { name: 'limbo-idle', round: { is: anything }, table: usdt, moves: true },
  { name: 'limbo-rising', round: { is: shown(400, 900) }, table: usdt, moves: true, act: played(420) },
  { name: 'limbo-win', round: { is: pays(20_000n, 20_000n) }, table: usdt, moves: true, act: played(2_500) },
  { name: 'limbo-loss', round: { is: pays(0n, 0n) }, table: usdt, moves: true, act: played(2_500) },
  { name: 'limbo-highest', round: { is: shown(5_000_000, 100_000_000) }, table: usdt, moves: true, act: played(2_500) },
  {
    name: 'limbo-history',
    cramped: true,
    round: { is: anything },
    table: btc,
    moves: true,
    act: async (stage) => {
      for (let time = 0; time < 7; time += 1) await played(1_600)(stage);
    },
  },
];
