/** Dice in its moments. */
import { anything, btc, pays, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const roll = async (stage: SceneStage, times: number) => {
  for (let time = 0; time < times; time += 1) await played(800)(stage);
};

export const scenes: readonly Scene[] = [
  { name: 'dice-idle', round: { is: anything }, table: usdt, moves: true },
  { name: 'dice-rolling', round: { is: anything }, table: usdt, moves: true, act: played(220) },
  { name: 'dice-win', round: { is: pays(20_000n, 20_000n) }, table: usdt, moves: true, act: played(1_500) },
  { name: 'dice-loss', round: { is: pays(0n, 0n) }, table: usdt, moves: true, act: played(1_500) },
  {
    name: 'dice-history',
    cramped: true,
    round: { is: anything },
    table: btc,
    moves: true,
    act: (stage) => roll(stage, 7),
  },
  {
    name: 'dice-graph',
    round: { is: anything },
    table: usdt,
    moves: true,
    act: async (stage) => {
      await roll(stage, 7);
      await stage.click('Your last rounds: net result');
    },
  },
  {
    name: 'dice-auto',
    round: { is: anything },
    table: usdt,
    act: async (stage) => {
      await stage.click('Auto-bet');
      await stage.run(600);
    },
  },
];
